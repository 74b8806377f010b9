import { like } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { message_pictures } from '#server/platform/db/schema/index.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { MESSAGE_PICTURES_FOLDER, sizedKeys } from './file-keys.ts'

/** Every night: deletes files without a message, left by deleted accounts, repeated attempts and crashes. */
export const sweepMessagePictures: Job<object, Services> = {
  name: 'sweep_message_pictures',
  retries: 3,
  seconds: 3600,
  cron: '50 3 * * *',
  run: async ({ db, files, clock }) => {
    for (let beginning = 0; beginning < 256; beginning += 1) {
      const folder = `${MESSAGE_PICTURES_FOLDER}/${beginning.toString(16).padStart(2, '0')}`
      const shown = await db
        .select({ file_key: message_pictures.file_key })
        .from(message_pictures)
        .where(like(message_pictures.file_key, `${folder}/%`))
      const inUse = new Set(shown.flatMap(({ file_key }) => sizedKeys(file_key)))
      await sweepFolder(files.private, folder, { inUse, now: clock() })
    }
  },
}
