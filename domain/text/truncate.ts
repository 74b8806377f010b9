import { textLength } from './text-length.ts'

const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })
/** Upper bound of the average code units per grapheme in living scripts. */
const UNITS_PER_GRAPHEME = 64

/** At the end of a text. */
const HALF_CHARACTER = /[\ud800-\udbff]$/

/** The first graphemes and '...', or the whole text if it is short enough. */
export function truncate(text: string, graphemes: number): string {
  if (text.length <= graphemes) return text
  let count = 0
  // a hostile text may stack thousands of marks on one letter
  for (const { index } of segmenter.segment(text.slice(0, (graphemes + 1) * UNITS_PER_GRAPHEME))) {
    if (count === graphemes) return `${text.slice(0, index).trimEnd()}...`
    count += 1
  }
  return text.length > (graphemes + 1) * UNITS_PER_GRAPHEME
    ? `${text.slice(0, graphemes * UNITS_PER_GRAPHEME).toWellFormed()}...`
    : text
}

/**
 * The longest beginning that is at most `most` code points long and ends with a whole grapheme. For limits of storage
 * and queries; `truncate` is for people.
 */
export function cutText(text: string, most: number): string {
  if (textLength(text) <= most) return text
  const units = Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join('').length
  const end = segmenter.segment(text).containing(units)?.index || units
  return text.slice(0, end).replace(HALF_CHARACTER, '')
}

/** The first grapheme, in capitals. */
export function initialOf(name: string): string {
  const [first] = segmenter.segment(name.slice(0, UNITS_PER_GRAPHEME).trimStart())
  return first?.segment.toUpperCase() ?? ''
}
