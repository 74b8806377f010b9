import type { CarFilters } from '#contract/search.ts'
import {
  codeOf,
  LIST_FILTERS,
  maskOf,
  RANGE_FILTERS,
  valuesFoundBy,
  type CodedFilter,
  type ListFilter,
  type MaskFilter,
  type RangeName,
} from '#domain/search/chips/filters.ts'
import { DEFAULT_DISTANCE } from '#domain/places/distances.ts'
import { maskOfTags } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { distancesFrom } from './distances-from.ts'

/**
 * A condition on a search row, using the codes of the search tables. The conditions of a search are combined by
 * AND.
 */
export type Condition =
  /** One of these makes or one of these models */
  | { field: 'car'; makeIds: number[]; modelIds: number[] }
  | { field: 'place'; regionIds: number[]; cityIds: number[] }
  /** In one of these cities, which are those around another. No facet is counted without it. */
  | { field: 'near'; cityIds: number[] }
  | { field: CodedFilter['name']; codes: number[] }
  /** At least one of these bits */
  | { field: MaskFilter['column']; mask: number }
  | { field: RangeName; min: number | null; max: number | null }
  /** All of these words */
  | { field: 'words'; words: string[] }
  /** Not beaten by a car that matches all of these, which are among the other conditions (`domain/search/beaten`). */
  | { field: 'unbeaten'; among: Condition[] }
  /** Negates a condition. */
  | { field: 'not'; condition: Condition }

export interface SearchConditions {
  /** The chosen filters. A facet is counted without its own filter. */
  chosen: Condition[]
  /** Filters from the free text. */
  typed: Condition[]
}

export const EVERYTHING: SearchConditions = { chosen: [], typed: [] }

/** Hides the cars that another result beats. */
export const withUnbeaten = ({ chosen, typed }: SearchConditions): SearchConditions => ({
  chosen,
  typed: [...typed, { field: 'unbeaten', among: [...chosen, ...typed] }],
})

export interface IgnoredValue {
  field: string
  value: string
}

export type FieldFilters = Omit<CarFilters, 'q' | 'hide_beaten'>

type Ignore = (field: string, value: string) => void

/**
 * The conditions of a search, in a fixed order.
 * @param ignored collects values that are not in the catalogue
 */
export function conditionsOf(filters: FieldFilters, catalogue: Catalogue, ignored: IgnoredValue[]): Condition[] {
  const ranges = RANGE_FILTERS.flatMap(({ name }): Condition[] => {
    const [min, max] = [filters[`${name}_min`] ?? null, filters[`${name}_max`] ?? null]
    return min === null && max === null ? [] : [{ field: name, min, max }]
  })
  const exclusions = LIST_FILTERS.flatMap(({ name }) => {
    const values = filters[`not_${name}`]
    if (!values?.length) return []
    return listConditions({ [name]: values }, catalogue, (field, value) =>
      ignored.push({ field: `not_${field}`, value }),
    )
  })
  return [
    ...listConditions(filters, catalogue, (field, value) => ignored.push({ field, value })),
    ...nearCondition(filters, catalogue, ignored),
    ...ranges,
    ...exclusions.map((condition): Condition => ({ field: 'not', condition })),
  ]
}

function listConditions(filters: FieldFilters, catalogue: Catalogue, ignore: Ignore): Condition[] {
  return [
    ...catalogueConditions(filters, catalogue, ignore),
    ...LIST_FILTERS.flatMap((filter) => codeCondition(filter, filters, catalogue, ignore) ?? []),
  ]
}

/** A chosen model replaces its make, a chosen city its region. */
function catalogueConditions(filters: FieldFilters, catalogue: Catalogue, ignore: Ignore): Condition[] {
  const { makers, models, regions, cities } = catalogue
  const idsOf = (field: 'make' | 'model' | 'region' | 'city', rows: ReadonlyMap<string, { id: number }>) => {
    const ids = (filters[field] ?? []).flatMap((value) => {
      const row = rows.get(value)
      if (!row) ignore(field, value)
      return row ? [row.id] : []
    })
    return distinctSorted(ids)
  }
  const modelIds = idsOf('model', models.bySlug)
  const refinedMakes = new Set(modelIds.map((id) => models.byId.get(id)?.make_id))
  const makeIds = idsOf('make', makers.bySlug).filter((id) => !refinedMakes.has(id))
  const cityIds = idsOf('city', cities.bySlug)
  const refinedRegions = new Set(cityIds.map((id) => cities.byId.get(id)?.region_id))
  const regionIds = idsOf('region', regions.bySlug).filter((id) => !refinedRegions.has(id))
  return [
    ...(makeIds.length || modelIds.length ? [{ field: 'car' as const, makeIds, modelIds }] : []),
    ...(regionIds.length || cityIds.length ? [{ field: 'place' as const, regionIds, cityIds }] : []),
  ]
}

function nearCondition({ near, within }: FieldFilters, catalogue: Catalogue, ignored: IgnoredValue[]): Condition[] {
  if (near === undefined) {
    // a distance from nowhere
    if (within !== undefined) ignored.push({ field: 'within', value: String(within) })
    return []
  }
  const distances = distancesFrom(near, catalogue)
  if (!distances) {
    ignored.push({ field: 'near', value: near })
    return []
  }
  const around = [...distances].flatMap(([id, distance]) => (distance <= (within ?? DEFAULT_DISTANCE) ? [id] : []))
  return [{ field: 'near', cityIds: distinctSorted(around) }]
}

function codeCondition(
  filter: ListFilter,
  filters: FieldFilters,
  catalogue: Catalogue,
  ignore: Ignore,
): Condition | null {
  if (filter.kind === 'catalogue') return null
  if (filter.kind === 'tags') return tagCondition(filter, filters, catalogue, ignore)
  const values = filters[filter.name] ?? []
  if (!values.length) return null
  if (filter.kind === 'flags') return { field: filter.column, mask: maskOf(filter.values, values.map(String)) }
  if (filter.kind === 'numbers') return numberCondition(filter, values.map(Number), ignore)
  const codes = values
    .flatMap((value) => valuesFoundBy(filter, String(value)))
    .map((value) => codeOf(filter.values, value))
  return { field: filter.name, codes: distinctSorted(codes) }
}

/** 0 stands for an unknown number, which nobody asks for. */
function numberCondition(
  { name }: Extract<ListFilter, { kind: 'numbers' }>,
  numbers: readonly number[],
  ignore: Ignore,
): Condition | null {
  const known = numbers.filter((number) => number > 0)
  if (known.length < numbers.length) ignore(name, '0')
  return known.length ? { field: name, codes: distinctSorted(known) } : null
}

function tagCondition(
  filter: Extract<ListFilter, { kind: 'tags' }>,
  filters: FieldFilters,
  catalogue: Catalogue,
  ignore: Ignore,
): Condition | null {
  const ids = filters[filter.name] ?? []
  const tags = catalogue.tags.filter(({ id }) => ids.includes(id))
  for (const id of ids) if (!tags.some((tag) => tag.id === id)) ignore(filter.name, String(id))
  return tags.length ? { field: filter.column, mask: maskOfTags(tags) } : null
}

export function distinctSorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
