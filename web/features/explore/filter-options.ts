import type { Facets } from '#contract/search.ts'
import type { Lang } from '#domain/language.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { LIST_FILTERS, type ListName } from '#domain/search/chips/filters.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText, withAreas, type Translate } from '#web/texts/create-texts.ts'
import type { ExploreSearch } from './search-address.ts'

export type FilterField = ListName

export interface FilterOption {
  value: string
  label: string
  /** The names in both languages; the label for others. */
  names: string
  /** Number of cars with this value and all other filters. */
  count: number
  state: 'free' | 'taken' | 'left_out'
}

/** The values of a field that are included and excluded. */
export interface FieldChoice {
  taken: readonly (string | number)[] | undefined
  leftOut: readonly (string | number)[] | undefined
}

export const choiceOf = (search: ExploreSearch, field: FilterField): FieldChoice => ({
  taken: search[field],
  leftOut: search[`not_${field}`],
})

/** The options of a field, in the order of the response. */
export function filterOptions(
  field: FilterField,
  facets: Facets[FilterField] | undefined,
  choice: FieldChoice,
  lang: Lang,
  t: Translate,
): FilterOption[] {
  const taken = new Set(choice.taken?.map(String))
  const leftOut = new Set(choice.leftOut?.map(String))
  return (facets ?? []).map((facet: Facet & { count: number }) => ({
    value: facet.value,
    label: labelOf(field, facet, lang, t),
    names: [labelOf(field, facet, lang, t), facet.name_ar, facet.name_en].join(' '),
    count: facet.count,
    state: leftOut.has(facet.value) ? 'left_out' : taken.has(facet.value) ? 'taken' : 'free',
  }))
}

/** Whether both have the same values in the same order. */
export const isSameChoice = (one: FieldChoice, other: FieldChoice): boolean =>
  String(one.taken) === String(other.taken) && String(one.leftOut) === String(other.leftOut)

interface Facet {
  value: string
  name_ar?: string
  name_en?: string
}

function labelOf(field: FilterField, facet: Facet, lang: Lang, t: Translate): string {
  const name = facet[`name_${lang}`]
  if (name) return name
  return LIST_FILTERS.some((filter) => filter.name === field && filter.kind === 'numbers')
    ? formatNumber(Number(facet.value), lang)
    : valueLabel(field, facet.value, t)
}

/** A label that is clear without its filter: of interior colours, and of the maker «جيب», which is also a body. */
export function apart(field: string, label: string, t: Translate): string {
  if (field === 'interior_color') return t('filter_inside', { label })
  const isAlsoBody =
    field === 'make' && BODY_TYPES.some((type) => withAreas(t, carWordTexts)(`body_type_${type}`) === label)
  return isAlsoBody ? t('filter_of_make', { label }) : label
}

/** The label of an enum value. */
export function valueLabel(field: string, value: string, t: Translate): string {
  return composedText(withAreas(t, carWordTexts), `${field}_${value}`)
}
