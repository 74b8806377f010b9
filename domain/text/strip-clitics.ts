import { normaliseText, splitLettersAndDigits } from './normalise-text.ts'

/** And, so, with, for, as, the: what Arabic writes onto the front of a word with the article, the longest first. */
const WITH_ARTICLE = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال']
const SHORTEST_STEM = 3
/** A bare waw begins many words, so it needs a longer rest. */
const SHORTEST_AFTER_WAW = 4
// Bare ب, ل and ف stay: in real ads they are part of the word («بلوتوث», «فبريكا») far more often than written onto it.
const LONGEST_WORD = 40

/** A normalised word without what is written onto its front, unless too little would remain. */
export function stripClitics(word: string): string {
  let stem = word
  // until nothing more comes off: «الوكالة» must end where «وكالة» does
  for (let next = stripOnce(stem); next !== stem; next = stripOnce(stem)) stem = next
  return stem
}

function stripOnce(word: string): string {
  const clitic = WITH_ARTICLE.find((start) => word.startsWith(start) && word.length - start.length >= SHORTEST_STEM)
  if (clitic) return word.slice(clitic.length)
  return word.startsWith('و') && word.length > SHORTEST_AFTER_WAW ? word.slice(1) : word
}

/**
 * Distinct stems of a text's words, in order, for finding texts by words; the same for texts and for queries. Letters
 * and digits are parted, so that `450` finds `LX450`.
 */
export function searchWords(text: string, limit: number): string[] {
  const stems = new Set<string>()
  for (const word of splitLettersAndDigits(normaliseText(text)).split(' ')) {
    if (stems.size >= limit) break
    if (word) stems.add(stripClitics(word.slice(0, LONGEST_WORD).toWellFormed()))
  }
  return [...stems]
}
