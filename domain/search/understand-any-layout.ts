import { otherLayout } from './keyboard-layout.ts'
import { QUERY_MAX_LENGTH } from './query-length.ts'
import { rewriteWords } from './rewrite-words.ts'
import { understandQuery, type Understood } from './understand-query.ts'

/** Whoever types more has seen that the layout is wrong. */
const LONGEST_IN_OTHER_LAYOUT = 60

const IS_LATIN = /[a-z]/
/** What the keys of Arabic letters type that no Latin name has. */
const SIGNS = /[;'[\]/]/

/**
 * Like `understandQuery`, but also reads words that were typed in the other keyboard layout, or in Latin letters for
 * Arabic.
 */
export function understandAnyLayout(...[whole, vocabulary, options]: Parameters<typeof understandQuery>): Understood {
  const text = whole.slice(0, QUERY_MAX_LENGTH)
  const { text: rewritten, typed } = rewriteWords(text, vocabulary)
  const understood = understandQuery(rewritten, vocabulary, options)
  if (typed.size) {
    const original = (words: string) =>
      words
        .split(' ')
        .map((word) => typed.get(word) ?? word)
        .join(' ')
    return {
      ...understood,
      chips: understood.chips.map((chip) => {
        const said = { text: original(chip.text), phrase: original(chip.phrase) }
        return { ...chip, ...said, corrected: chip.corrected || said.text !== chip.text }
      }),
      unused: understood.unused.map(original),
    }
  }
  if (understood.chips.length || !understood.leftover.length || text.length > LONGEST_IN_OTHER_LAYOUT) return understood
  const inOther = otherLayout(text)
  // «سمك» is no SL, «اقدر» no HR-V
  if (!/[\p{L}\d]{3}/u.test(inOther) || (IS_LATIN.test(inOther) && SIGNS.test(inOther))) return understood
  const other = understandQuery(inOther, vocabulary, options)
  if (!other.chips.length || other.leftover.length) return understood
  return { ...other, chips: other.chips.map((chip) => ({ ...chip, text, phrase: text, corrected: true })) }
}
