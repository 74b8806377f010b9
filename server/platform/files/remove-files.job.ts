import type { Job } from '#server/platform/jobs/job-queue.ts'
import type { FileStore } from './file-store.ts'

interface Removed {
  store: 'public' | 'private'
  keys: string[]
}

/** Added in the transaction that removes the references, so that files are deleted if and only if it commits. */
export const removeFiles: Job<Removed, { files: Record<Removed['store'], FileStore> }> = {
  name: 'remove_files',
  retries: 30,
  seconds: 60,
  run: async ({ files }, { store, keys }) => {
    await Promise.all(keys.map((key) => files[store].remove(key)))
  },
}
