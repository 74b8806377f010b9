import type { CarFilters } from '#contract/cars.ts'
import { COLORS, CONDITIONS, FUEL_TYPES, REGIONAL_SPECS, TRANSMISSIONS } from '#domain/cars/enumerations.ts'
import { maskOfTags } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { bodyMask, codeOf } from './facet-keys.ts'

export const LIST_FIELDS = [
  'condition',
  'fuel_type',
  'transmission',
  'color',
  'regional_spec',
  'doors',
  'seats',
] as const
export type ListField = (typeof LIST_FIELDS)[number]
export const RANGE_FIELDS = ['year', 'price', 'mileage', 'power_hp'] as const
export type RangeField = (typeof RANGE_FIELDS)[number]

/** What a row must fulfil, in the numbers of the search tables. All conditions of a search hold together. */
export type Condition =
  /** Of one of these makes or one of these models. */
  | { field: 'car'; make_ids: number[]; model_ids: number[] }
  | { field: 'place'; region_ids: number[]; city_ids: number[] }
  | { field: ListField; codes: number[] }
  /** At least one of these bits. */
  | { field: 'body_types' | 'tags'; mask: number }
  | { field: RangeField; min: number | null; max: number | null }
  /** All of these words. */
  | { field: 'words'; words: string[] }
  /** Anything but that. */
  | { field: 'not'; condition: Condition }

export interface SearchConditions {
  /** What the visitor chose; a facet counts its own values as if nothing were chosen in it. */
  chosen: Condition[]
  /** What the free text was understood to mean. */
  typed: Condition[]
}

export interface IgnoredValue {
  field: string
  value: string
}

export type FieldFilters = Omit<CarFilters, 'q'>

export const LIST_FILTERS = [
  'make',
  'model',
  'region',
  'city',
  'tag',
  'condition',
  'fuel_type',
  'transmission',
  'body_type',
  'color',
  'regional_spec',
  'doors',
  'seats',
] as const
type ListFilters = Pick<FieldFilters, (typeof LIST_FILTERS)[number]>

/**
 * The same filters in any order give the same conditions.
 * @param ignored collects values that the catalogue does not know
 */
export function conditionsOf(filters: FieldFilters, catalogue: Catalogue, ignored: IgnoredValue[]): Condition[] {
  const ranges = RANGE_FIELDS.flatMap((field): Condition[] => {
    const [min, max] = [filters[`${field}_min`] ?? null, filters[`${field}_max`] ?? null]
    return min === null && max === null ? [] : [{ field, min, max }]
  })
  const exclusions = LIST_FILTERS.flatMap((name) =>
    listConditions({ [name]: filters[`not_${name}`] }, catalogue, (field, value) =>
      ignored.push({ field: `not_${field}`, value }),
    ),
  )
  return [
    ...listConditions(filters, catalogue, (field, value) => ignored.push({ field, value })),
    ...ranges,
    ...exclusions.map((condition): Condition => ({ field: 'not', condition })),
  ]
}

function listConditions(
  filters: ListFilters,
  catalogue: Catalogue,
  ignore: (field: string, value: string) => void,
): Condition[] {
  const idsOf = (field: 'make' | 'model' | 'region' | 'city', rows: ReadonlyMap<string, { id: number }>) => {
    const ids = (filters[field] ?? []).flatMap((value) => {
      const row = rows.get(value)
      if (!row) ignore(field, value)
      return row ? [row.id] : []
    })
    return distinctSorted(ids)
  }
  const conditions: Condition[] = []

  const model_ids = idsOf('model', catalogue.models.bySlug)
  const refined_makes = new Set(model_ids.map((id) => catalogue.models.byId.get(id)?.make_id))
  const make_ids = idsOf('make', catalogue.makers.bySlug).filter((id) => !refined_makes.has(id))
  if (make_ids.length || model_ids.length) conditions.push({ field: 'car', make_ids, model_ids })

  const city_ids = idsOf('city', catalogue.cities.bySlug)
  const refined_regions = new Set(city_ids.map((id) => catalogue.cities.byId.get(id)?.region_id))
  const region_ids = idsOf('region', catalogue.regions.bySlug).filter((id) => !refined_regions.has(id))
  if (region_ids.length || city_ids.length) conditions.push({ field: 'place', region_ids, city_ids })

  const lists: [ListField, number[] | undefined][] = [
    ['condition', filters.condition?.map((value) => codeOf(CONDITIONS, value))],
    ['fuel_type', filters.fuel_type?.map((value) => codeOf(FUEL_TYPES, value))],
    ['transmission', withCvt(filters.transmission)?.map((value) => codeOf(TRANSMISSIONS, value))],
    ['color', filters.color?.map((value) => codeOf(COLORS, value))],
    ['regional_spec', filters.regional_spec?.map((value) => codeOf(REGIONAL_SPECS, value))],
    ['doors', filters.doors],
    ['seats', filters.seats],
  ]
  for (const [field, codes] of lists) {
    if (codes?.length) conditions.push({ field, codes: distinctSorted(codes) })
  }

  if (filters.body_type?.length) conditions.push({ field: 'body_types', mask: bodyMask(filters.body_type) })
  if (filters.tag?.length) {
    const tags = catalogue.tags.filter(({ id }) => filters.tag?.includes(id))
    for (const id of filters.tag) {
      if (!tags.some((tag) => tag.id === id)) ignore('tag', String(id))
    }
    if (tags.length) conditions.push({ field: 'tags', mask: maskOfTags(tags) })
  }

  return conditions
}

/** A continuously variable gearbox is automatic to whoever asks for automatic. */
function withCvt(transmissions: ListFilters['transmission']): ListFilters['transmission'] {
  return transmissions?.includes('automatic') ? [...new Set([...transmissions, 'cvt' as const])] : transmissions
}

function distinctSorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
