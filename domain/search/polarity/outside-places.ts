import { isPlace, type TermKind } from '../vocabulary/vocabulary-term.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'

/** «خارج الرياض», «من برا جدة», `outside of Riyadh`; normalised. */
const OUTSIDE = /^(?:خارج|برا|بره|برات|outside)$/
const OF = /^(?:of|the|عن|من)$/
const NOT = 'غير'

/**
 * The words, of which those that leave out the place after them are the usual word for that.
 * @param items meanings, in order
 */
export function withOutside(words: readonly Word[], items: readonly (Range & { kind: TermKind })[]): Word[] {
  const isPlaceAt = (at: number) => items.some((item) => item.from === at && isPlace(item))
  return words.map((word, at) => {
    if (!OUTSIDE.test(word.text)) return word
    const next = OF.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1
    return isPlaceAt(next) ? { ...word, text: NOT } : word
  })
}
