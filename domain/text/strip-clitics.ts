import { normaliseText } from './normalise-text.ts'

/** And, so, with, for, the: what Arabic writes onto the front of a word, the longest first. */
const CLITICS = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال', 'و']
const SHORTEST_STEM = 3
const LONGEST_WORD = 40

/** The word without what is written onto its front, unless too little would remain. */
export function stripClitics(word: string): string {
  for (const clitic of CLITICS) {
    // a bare waw is part of many short words, so it needs a longer rest
    const shortest = clitic.length === 1 ? SHORTEST_STEM + 1 : SHORTEST_STEM
    if (word.startsWith(clitic) && word.length - clitic.length >= shortest) return word.slice(clitic.length)
  }
  return word
}

/** Distinct stems of a text's words, in order, for finding texts by words; the same for texts and for queries. */
export function searchWords(text: string, limit: number): string[] {
  const stems = new Set<string>()
  for (const word of normaliseText(text).split(' ')) {
    if (stems.size === limit) break
    if (word) stems.add(stripClitics(word.slice(0, LONGEST_WORD)))
  }
  return [...stems]
}
