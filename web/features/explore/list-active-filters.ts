import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import { LIST_FILTERS, RANGE_FILTERS, type ListName } from '#domain/search/chips/filters.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { apart, choiceOf, filterOptions } from './filter-options.ts'
import type { PageFacets } from './page-facets.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

export interface ActiveFilter {
  key: string
  /** Parameter of the search, such as `make`, `not_make` or `price_max`. */
  field: string
  label: string
  /** The first page of the search without this value. */
  without: ExploreSearch
}

/** The active filter values of a search, each with a label. */
export function listActiveFilters(search: ExploreSearch, facets: PageFacets, lang: Lang, t: Translate): ActiveFilter[] {
  const firstPage = withoutPage(search)
  const active = LIST_FILTERS.filter(({ name }) => search[name] || search[`not_${name}`])
  const lists = active.flatMap(({ name: field, kind }) =>
    filterOptions(field, facets[field], choiceOf(search, field), lang, t).flatMap(({ value, label: name, state }) => {
      if (state === 'free') return []
      const label = kind === 'numbers' ? t(`filter_count_${field}`, { count: Number(value) }) : apart(field, name, t)
      const list = state === 'taken' ? field : (`not_${field}` as const)
      return {
        key: `${list} ${value}`,
        field: list,
        label: state === 'taken' ? label : t('filter_without', { label }),
        without: withoutValue(firstPage, list, value),
      }
    }),
  )
  const ends = RANGE_FILTERS.flatMap(({ name: range }) =>
    (['min', 'max'] as const).flatMap((end) => {
      const name = `${range}_${end}` as const
      const value = search[name]
      if (value === undefined) return []
      const { [name]: _gone, ...without } = firstPage
      const shown = range === 'year' ? String(value) : formatNumber(value, lang)
      return {
        key: name,
        field: name,
        label: t(`filter_at_${end}`, { title: t(`filter_${range}`), value: shown }),
        without,
      }
    }),
  )
  return [...lists, ...ends]
}

function withoutValue(search: ExploreSearch, list: ListName | `not_${ListName}`, value: string): ExploreSearch {
  const { [list]: values = [], ...without } = search
  const rest = values.filter((one) => String(one) !== value)
  return rest.length ? { ...without, [list]: rest } : without
}
