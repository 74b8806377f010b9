const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })
/** Upper bound of the average code units per grapheme in living scripts. */
const UNITS_PER_GRAPHEME = 64

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
