import { otherLayout } from './keyboard-layout.ts'
import { understandQuery, type Understood } from './understand-query.ts'

/** As `understandQuery`; a text of which nothing is known, but all of it with the keyboard's other layout, means that. */
export function understandAnyLayout(...[text, vocabulary, options]: Parameters<typeof understandQuery>): Understood {
  const understood = understandQuery(text, vocabulary, options)
  if (understood.chips.length || !understood.leftover.length) return understood
  const other = understandQuery(otherLayout(text), vocabulary, options)
  if (!other.chips.length || other.leftover.length) return understood
  return { ...other, chips: other.chips.map((chip) => ({ ...chip, text, corrected: true })) }
}
