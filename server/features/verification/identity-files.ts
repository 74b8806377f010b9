import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { identity_documents } from '#server/platform/db/schema/index.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** The prefix of keys in the private store. */
export const IDENTITY_FOLDER = 'identity'

/** Deletes the pictures of a request: the rows immediately, the files after the commit. */
export async function removeDocuments({ jobs }: Pick<Services, 'jobs'>, tx: Db, requestId: string): Promise<void> {
  const removed = await tx
    .delete(identity_documents)
    .where(eq(identity_documents.request_id, requestId))
    .returning({ file_key: identity_documents.file_key })
  if (removed.length) {
    await jobs.add(tx, removeFiles, { store: 'private', keys: removed.map(({ file_key }) => file_key) })
  }
}

/** Every hour: deletes files without a row, which deleted users or crashes can leave. */
export const sweepIdentityFiles: Job<object, Services> = {
  name: 'sweep_identity_files',
  retries: 3,
  seconds: 600,
  cron: '40 * * * *',
  run: async ({ db, clock, files }) => {
    const rows = await db.select({ file_key: identity_documents.file_key }).from(identity_documents)
    const inUse = new Set(rows.map(({ file_key }) => file_key))
    await sweepFolder(files.private, IDENTITY_FOLDER, { inUse, now: clock() })
  },
}
