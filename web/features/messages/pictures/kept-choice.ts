import { del, delMany, entries, get, keys, set } from 'idb-keyval'

const PREFIX = 'messages-chosen '
/** Pictures are kept for so many threads: those for which they were chosen last. */
const MOST_THREADS = 5

interface Choice {
  at: number
  files: readonly Blob[]
}

/** Of this page; all that there is if the device stores nothing. */
const inMemory = new Map<string, readonly Blob[]>()

/** Keeps the pictures of a message that is being written. @param draft of whom, and in which thread */
export async function keepChoice(draft: string, files: readonly Blob[]): Promise<void> {
  const key = PREFIX + draft
  inMemory.set(key, files)
  try {
    if (!files.length) return await del(key)
    await set(key, { at: Date.now(), files } satisfies Choice)
    await forgetOldest()
  } catch {
    // no storage, or a full one: then an older choice does not come back either
    await del(key).catch(() => {})
  }
}

export async function readChoice(draft: string): Promise<readonly Blob[]> {
  const key = PREFIX + draft
  return inMemory.get(key) ?? (await get<Choice>(key).catch(() => undefined))?.files ?? []
}

/** Of everybody who used this device. */
export async function forgetChoices(): Promise<void> {
  inMemory.clear()
  try {
    await delMany((await keys<string>()).filter(isChoice))
  } catch {
    // nothing is stored
  }
}

async function forgetOldest(): Promise<void> {
  const choices = (await entries<string, Choice>()).filter(([key]) => isChoice(key))
  const newestFirst = choices.toSorted(([, one], [, other]) => other.at - one.at)
  await delMany(newestFirst.slice(MOST_THREADS).map(([key]) => key))
}

const isChoice = (key: string) => key.startsWith(PREFIX)
