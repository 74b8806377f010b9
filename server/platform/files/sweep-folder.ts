import { HOUR_MS } from '#domain/durations.ts'
import type { FileStore } from './file-store.ts'

/** Deletes files without references. Skips recent files, whose reference may not be stored yet. */
export async function sweepFolder(
  store: FileStore,
  folder: string,
  { inUse, now, settledMs = HOUR_MS }: { inUse: ReadonlySet<string>; now: Date; settledMs?: number },
): Promise<void> {
  for await (const { key, writtenAt } of store.list(folder)) {
    const isSettled = now.getTime() - writtenAt.getTime() > settledMs
    if (isSettled && !inUse.has(key)) await store.remove(key)
  }
}
