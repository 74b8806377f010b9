import { deleteEntries, readEntries, readEntry, writeEntry } from '#web/platform/browser/database.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'

const PREFIX = 'messages-chosen '
/** Maximum number of threads with stored pictures; the least recently changed are dropped. */
const MOST_THREADS = 5

interface Choice {
  at: number
  files: readonly Blob[]
}

/** The choices of this page, used if storage is unavailable. */
const inMemory = new Map<string, readonly Blob[]>()
onDeviceCleared(() => inMemory.clear())

/**
 * Stores the pictures of an unsent message.
 * @param draft key made of user and thread
 */
export async function storeChoice(draft: string, files: readonly Blob[]): Promise<void> {
  const key = PREFIX + draft
  inMemory.set(key, files)
  try {
    if (!files.length) return await deleteEntries([key])
    await writeEntry(key, { at: Date.now(), files } satisfies Choice)
    await deleteOldest()
  } catch {
    // storage is full or unavailable; an older choice must not reappear
    await deleteEntries([key]).catch(() => {})
  }
}

export async function readChoice(draft: string): Promise<readonly Blob[]> {
  const key = PREFIX + draft
  return inMemory.get(key) ?? (await readEntry<Choice>(key).catch(() => undefined))?.files ?? []
}

async function deleteOldest(): Promise<void> {
  const choices = (await readEntries<Choice>()).filter(([key]) => isChoice(key))
  const newestFirst = choices.toSorted(([, one], [, other]) => other.at - one.at)
  await deleteEntries(newestFirst.slice(MOST_THREADS).map(([key]) => key))
}

const isChoice = (key: string) => key.startsWith(PREFIX)
