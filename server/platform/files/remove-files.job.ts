import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { FileStore } from './file-store.ts'

interface Removed {
  store: 'public' | 'private'
  keys: string[]
}

/**
 * Deletes files. Add the job in the transaction that removes their references, so that it runs only after the commit.
 */
export const removeFiles: Job<Removed, { files: Record<Removed['store'], FileStore> }> = {
  name: 'remove_files',
  retries: 30,
  seconds: 60,
  run: async ({ files }, { store, keys }) => {
    await Promise.all(keys.map((key) => files[store].remove(key)))
  },
}
