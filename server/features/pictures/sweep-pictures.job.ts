import { and, asc, gt, lt, like } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, pictures } from '#server/platform/db/schema/index.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { findUsedPictures } from './find-used-pictures.ts'
import { fileKeysOf, PICTURES_FOLDER } from './picture-files.ts'
import { deletePicture } from './remove-picture.ts'

const RETENTION_DAYS = 7
const AT_ONCE = 500

/** Every night: deletes unused pictures, unfinished uploads and files left by crashes. */
export const sweepPictures: Job<object, Services> = {
  name: 'sweep_pictures',
  retries: 3,
  seconds: 3600,
  cron: '20 3 * * *',
  run: async (services) => {
    await deleteUnused(services)
    await services.files.uploads.sweep(services.clock())
    for (let beginning = 0; beginning < 256; beginning += 1) {
      await sweepFiles(services, beginning.toString(16).padStart(2, '0'))
    }
  },
}

async function deleteUnused(services: Services): Promise<void> {
  const { db, clock } = services
  const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const old = await db
      .select({ id: pictures.id, url: pictures.url, master_key: pictures.master_key })
      .from(pictures)
      .where(and(gt(pictures.id, after), lt(pictures.created_at, before)))
      .orderBy(asc(pictures.id))
      .limit(AT_ONCE)
    const last = old.at(-1)
    if (!last) return
    after = last.id
    await db.transaction(async (tx) => {
      const used = await findUsedPictures(
        tx,
        old.map(({ id }) => id),
      )
      for (const picture of old) if (!used.has(picture.id)) await deletePicture(services, tx, picture)
    })
  }
}

async function sweepFiles({ db, files, clock }: Services, beginning: string): Promise<void> {
  const folder = `${PICTURES_FOLDER}/${beginning}`
  const now = clock()
  const inUse = await listInUse(db, folder)
  await sweepFolder(files.public, folder, { inUse: new Set(inUse.urls.flatMap(fileKeysOf)), now })
  await sweepFolder(files.private, folder, { inUse: new Set(inUse.masterKeys), now })
}

/** Includes previous versions of rotated pictures that ads still show. */
async function listInUse(db: Db, folder: string): Promise<{ urls: string[]; masterKeys: string[] }> {
  const [current, shown, masters] = await Promise.all([
    db
      .select({ url: pictures.url })
      .from(pictures)
      .where(like(pictures.url, `${FILES_ADDRESS}${folder}/%`)),
    db
      .selectDistinct({ url: car_pictures.url })
      .from(car_pictures)
      .where(like(car_pictures.url, `${FILES_ADDRESS}${folder}/%`)),
    db
      .select({ master_key: pictures.master_key })
      .from(pictures)
      .where(like(pictures.master_key, `${folder}/%`)),
  ])
  return {
    urls: [...current, ...shown].flatMap(({ url }) => url ?? []),
    masterKeys: masters.flatMap(({ master_key }) => master_key ?? []),
  }
}
