import { searchText, splitLettersAndDigits } from './normalise-text.ts'

/** Arabic prefixes with the article (and, so, with, for, as, the), longest first. */
const WITH_ARTICLE = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال']
const SHORTEST_STEM = 3
/** Many words start with a bare waw, so it requires a longer rest. */
const SHORTEST_AFTER_WAW = 4
// Bare ب, ل and ف are kept: in real ads they are usually part of the word («بلوتوث», «فبريكا»).
const LONGEST_WORD = 40

/** A normalised word without its prefix, unless too little would remain. */
export function stripClitics(word: string): string {
  let stem = word
  // repeated, so that «الوكالة» and «وكالة» end with the same stem
  for (let next = stripOnce(stem); next !== stem; next = stripOnce(stem)) stem = next
  return stem
}

function stripOnce(word: string): string {
  const clitic = WITH_ARTICLE.find((start) => word.startsWith(start) && word.length - start.length >= SHORTEST_STEM)
  if (clitic) return word.slice(clitic.length)
  return word.startsWith('و') && word.length > SHORTEST_AFTER_WAW ? word.slice(1) : word
}

/**
 * Distinct stems of the words of a text or query, in order. Letters and digits are separated, so that `450` finds
 * `LX450`.
 */
export function searchWords(text: string, limit: number): string[] {
  const stems = new Set<string>()
  for (const word of splitLettersAndDigits(searchText(text)).split(' ')) {
    if (stems.size >= limit) break
    if (word) stems.add(stripClitics(word.slice(0, LONGEST_WORD).toWellFormed()))
  }
  return [...stems]
}
