import type { Facets } from '#contract/cars.ts'
import type { Lang } from '#domain/language.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { ExploreSearch } from './search-address.ts'

export type FilterField = Exclude<keyof Facets, 'year'>

export interface FilterOption {
  value: string
  label: string
  /** Cars that it would give with everything else as it is. */
  count: number
  state: 'free' | 'taken' | 'left_out'
}

type Translate = (key: TextKey) => string

/** What one may choose in a field, as the server ordered it. */
export function filterOptions(
  field: FilterField,
  facets: Facets,
  search: ExploreSearch,
  lang: Lang,
  t: Translate,
): FilterOption[] {
  const taken = new Set((search[field] ?? []).map(String))
  const left_out = new Set((search[`not_${field}`] ?? []).map(String))
  return facets[field].map((facet) => ({
    value: facet.value,
    label: labelOf(field, facet, lang, t),
    count: facet.count,
    state: left_out.has(facet.value) ? 'left_out' : taken.has(facet.value) ? 'taken' : 'free',
  }))
}

interface Facet {
  value: string
  name_ar?: string
  name_en?: string
}

function labelOf(field: FilterField, facet: Facet, lang: Lang, t: Translate): string {
  const name = facet[`name_${lang}`]
  if (name) return name
  return field === 'doors' || field === 'seats'
    ? formatNumber(Number(facet.value), lang)
    : valueLabel(field, facet.value, t)
}

/** The name of a value of a fixed list. */
export function valueLabel(field: string, value: string, t: Translate): string {
  return t(`${field}_${value}` as TextKey)
}
