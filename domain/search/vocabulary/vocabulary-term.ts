/** Filters that words can name, most likely first. */
export const TERM_KINDS = [
  'make',
  'model',
  'city',
  'region',
  'color',
  'interior_color',
  'body_type',
  'fuel_type',
  'transmission',
  'drivetrain',
  'condition',
  'regional_spec',
  'accident',
  'paint',
  'tag',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

export interface VocabularyTerm {
  kind: TermKind
  /** A slug, the id of a tag, or a value of an enumeration. */
  ref: string
  /** Further values that the same words mean: «الشمال» is several regions. */
  also?: readonly string[]
  /** Makers that a word for their country means where no car is named, by slug; the most common first. */
  makers?: readonly string[]
  /** The maker of a model or the region of a city. */
  parent: string | null
  /** Every spelling, in either script: the English name, the Arabic name, then all others. */
  names: readonly string[]
  /** How common the term is; breaks ties between equal spellings. */
  weight?: number
  /** Whether the name is only guessed next to its maker. */
  isRare?: boolean
}

export const isPlace = ({ kind }: { kind: string }): boolean => kind === 'city' || kind === 'region'
