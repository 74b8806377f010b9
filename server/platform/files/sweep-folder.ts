import type { FileStore } from './file-store.ts'

const HOUR_MS = 3_600_000

/** Removes what nothing names any more, or never did since a crash came between; what is younger may still be named. */
export async function sweepFolder(
  store: FileStore,
  folder: string,
  { kept, now }: { kept: ReadonlySet<string>; now: Date },
): Promise<void> {
  for await (const { key, written_at } of store.list(folder)) {
    const is_settled = now.getTime() - written_at.getTime() > HOUR_MS
    if (is_settled && !kept.has(key)) await store.remove(key)
  }
}
