const FEWEST = 3

/** A note that at least three facts and most of them share, so that it is shown once; null if there is none. */
export function commonNote(notes: readonly string[]): string | null {
  const isCommon = (note: string) => {
    const count = notes.filter((one) => one === note).length
    return count >= FEWEST && count > notes.length / 2
  }
  return notes.find((note) => note !== '' && isCommon(note)) ?? null
}
