/** A phrase, by the index of its first word and of the one after the last. */
export interface Phrase {
  from: number
  to: number
  text: string
  groups: Readonly<Record<string, string | undefined>>
}

const END = '(?![\\p{L}\\p{N}])'

/** A pattern for `findPhrases`: it is only tried where a word begins. */
export const phrasePattern = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?:${alternatives.join('|')})${END}`, 'uy')

/** All phrases of a pattern, without overlaps. */
export function findPhrases(words: readonly { text: string }[], pattern: RegExp): Phrase[] {
  const line = words.map(({ text }) => text).join(' ')
  const found: Phrase[] = []
  let start = 0
  for (let from = 0; from < words.length;) {
    pattern.lastIndex = start
    const match = pattern.exec(line)
    const end = match ? start + match[0].length : start
    let to = from
    do {
      start += (words[to]?.text.length ?? 0) + 1
      to += 1
    } while (start < end)
    if (match) found.push({ from, to, text: match[0], groups: match.groups ?? {} })
    from = to
  }
  return found
}
