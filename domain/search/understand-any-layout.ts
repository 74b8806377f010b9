import { otherLayout } from './words/keyboard-layout.ts'
import { cutText } from '#domain/text/truncate.ts'
import { QUERY_MAX_LENGTH } from './words/query-length.ts'
import { readWords } from './words/read-words.ts'
import { rewriteWords } from './spelling/rewrite-words.ts'
import { translateWords } from './spelling/translate-words.ts'
import { understandQuery, type Understood } from './understand-query.ts'

/** Maximum length, in characters. In longer texts the wrong layout would have been noticed. */
const LONGEST_IN_OTHER_LAYOUT = 60

const IS_LATIN = /[a-z]/
/** Characters on keys of Arabic letters that occur in no Latin name. */
const SIGNS = /[;'[\]/]/

/**
 * Like `understandQuery`, but also reads other languages, words typed in the wrong keyboard layout and Arabic words in
 * Latin letters.
 */
export function understandAnyLayout(...[whole, vocabulary, options]: Parameters<typeof understandQuery>): Understood {
  const text = cutText(whole, QUERY_MAX_LENGTH)
  const words = readWords(text)
  const translated = translateWords(words, text, vocabulary)
  if (translated) return understandQuery(text, vocabulary, { ...options, words: translated })
  const { text: rewritten, typed } = rewriteWords(text, vocabulary)
  const understood = understandQuery(rewritten, vocabulary, typed.size ? options : { ...options, words })
  if (typed.size) {
    const original = (phrase: string) =>
      phrase
        .split(' ')
        .map((word) => typed.get(word) ?? word)
        .join(' ')
    return {
      ...understood,
      chips: understood.chips.map((chip) => {
        const typedAs = { text: original(chip.text), phrase: original(chip.phrase) }
        return { ...chip, ...typedAs, corrected: chip.corrected || typedAs.text !== chip.text }
      }),
      unused: understood.unused.map(original),
      unread: understood.unread.map(original),
    }
  }
  if (understood.chips.length || !understood.leftover.length || text.length > LONGEST_IN_OTHER_LAYOUT) return understood
  const inOther = otherLayout(text)
  // avoids accidental matches: «سمك» as SL, «اقدر» as HR-V
  if (!/[\p{L}\d]{3}/u.test(inOther) || (IS_LATIN.test(inOther) && SIGNS.test(inOther))) return understood
  const other = understandQuery(inOther, vocabulary, options)
  if (!other.chips.length || other.leftover.length) return understood
  return { ...other, chips: other.chips.map((chip) => ({ ...chip, text, phrase: text, corrected: true })) }
}
