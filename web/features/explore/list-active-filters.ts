import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import { DEFAULT_DISTANCE } from '#domain/places/distances.ts'
import { LIST_FILTERS, RANGE_FILTERS, type ListName, type RangeName } from '#domain/search/chips/filters.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
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
export function listActiveFilters(
  search: ExploreSearch,
  facets: PageFacets,
  lang: Lang,
  translate: Translate,
): ActiveFilter[] {
  const t = withAreas(translate, exploreTexts)
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
  const ends = RANGE_FILTERS.flatMap(({ name: range }) => {
    const shown = (value: number) => (range === 'year' ? String(value) : formatNumber(value, lang))
    const title = t(`filter_${range}`)
    return rangesOf(search, range).map(({ ends: named, at, value }) => ({
      key: named.join(' '),
      field: named[0],
      label: t(at, { title, value: shown(value) }),
      without: Object.fromEntries(
        Object.entries(firstPage).filter(([name]) => !named.some((end) => end === name)),
      ) as ExploreSearch,
    }))
  })
  const place = placeNear(search, facets, lang)
  const near = place
    ? [{ key: 'near', field: 'near', label: t('filter_near_at', place), without: withoutPlace(firstPage) }]
    : []
  const { hide_beaten, ...withBeaten } = firstPage
  const switches = hide_beaten
    ? [{ key: 'hide_beaten', field: 'hide_beaten', label: t('filter_hide_beaten'), without: withBeaten }]
    : []
  return [...lists, ...near, ...ends, ...switches]
}

function withoutPlace({ near: _near, within: _within, sort, ...search }: ExploreSearch): ExploreSearch {
  return { ...search, sort: sort === 'nearest' ? DEFAULT_SORT : sort }
}

/** The city that others are near, and how near, in words; null without one, or if it is unknown. */
export function placeNear(
  { near, within = DEFAULT_DISTANCE }: Pick<ExploreSearch, 'near' | 'within'>,
  { city = [] }: Pick<PageFacets, 'city'>,
  lang: Lang,
): { place: string; distance: string } | null {
  const place = city.find(({ value }) => value === near)
  return place ? { place: place[`name_${lang}`], distance: formatMileage(within, lang) } : null
}

type End = `${RangeName}_${'min' | 'max'}`

/** The ends of a range that are set; two that are the same are one. */
export function rangesOf(
  search: ExploreSearch,
  range: RangeName,
): { ends: readonly [End, ...End[]]; at: 'filter_at' | 'filter_at_min' | 'filter_at_max'; value: number }[] {
  const [least, most] = [`${range}_min`, `${range}_max`] as const
  const [min, max] = [search[least], search[most]]
  if (min !== undefined && min === max) return [{ ends: [least, most], at: 'filter_at', value: min }]
  return [
    ...(min === undefined ? [] : [{ ends: [least] as const, at: 'filter_at_min' as const, value: min }]),
    ...(max === undefined ? [] : [{ ends: [most] as const, at: 'filter_at_max' as const, value: max }]),
  ]
}

function withoutValue(search: ExploreSearch, list: ListName | `not_${ListName}`, value: string): ExploreSearch {
  const { [list]: values = [], ...without } = search
  const rest = values.filter((one) => String(one) !== value)
  return rest.length ? { ...without, [list]: rest } : without
}
