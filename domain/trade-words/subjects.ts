/** What words of the trade are about, in the order in which the glossary shows them. */
export const WORD_SUBJECTS = [
  'paint',
  'condition',
  'mileage',
  'engine',
  'options',
  'body',
  'papers',
  'price',
  'other',
] as const
export type WordSubject = (typeof WORD_SUBJECTS)[number]

/** The number of spellings of a word. */
export const MOST_SPELLINGS = 20
