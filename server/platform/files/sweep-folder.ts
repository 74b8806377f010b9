import type { FileStore } from './file-store.ts'

const HOUR_MS = 3_600_000

/** Removes what nothing names any more, or never did since a crash came between; what is younger may still be named. */
export async function sweepFolder(
  store: FileStore,
  folder: string,
  { kept, now, settled_ms = HOUR_MS }: { kept: ReadonlySet<string>; now: Date; settled_ms?: number },
): Promise<void> {
  for await (const { key, written_at } of store.list(folder)) {
    const is_settled = now.getTime() - written_at.getTime() > settled_ms
    if (is_settled && !kept.has(key)) await store.remove(key)
  }
}
