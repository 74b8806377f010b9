import { otherLayout } from './keyboard-layout.ts'
import { understandQuery, type Understood } from './understand-query.ts'

/** Like `understandQuery`, but reads the text in the other keyboard layout if only that is understood. */
export function understandAnyLayout(...[text, vocabulary, options]: Parameters<typeof understandQuery>): Understood {
  const understood = understandQuery(text, vocabulary, options)
  if (understood.chips.length || !understood.leftover.length) return understood
  const other = understandQuery(otherLayout(text), vocabulary, options)
  if (!other.chips.length || other.leftover.length) return understood
  return { ...other, chips: other.chips.map((chip) => ({ ...chip, text, corrected: true })) }
}
