import type { Facets } from '#contract/cars.ts'
import type { Lang } from '#domain/language.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { ExploreSearch } from './search-address.ts'

export type FilterField = Exclude<keyof Facets, 'year'>

export interface FilterOption {
  value: string
  label: string
  count: number
  checked: boolean
}

const MOST_SHOWN = 14

type Translate = (key: TextKey) => string

/** What one may choose in a field: the commonest values, and always those that are chosen. */
export function filterOptions(
  field: FilterField,
  facets: Facets,
  search: ExploreSearch,
  lang: Lang,
  t: Translate,
): FilterOption[] {
  const chosen = new Set((search[field] ?? []).map(String))
  const options = facets[field].map((facet) => ({
    value: facet.value,
    label: labelOf(field, facet, lang, t),
    count: facet.count,
    checked: chosen.has(facet.value),
  }))
  return options.filter(({ checked }, at) => checked || at < MOST_SHOWN)
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
