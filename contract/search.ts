import { z } from 'zod'
import {
  LIST_FILTERS,
  PACKED_FILTERS,
  RANGE_FILTERS,
  type ListFilter,
  type ListName,
  type ListValue,
  type PackedFilter,
  type RangeName,
} from '#domain/search/filters.ts'
import { OTHER_GOODS } from '#domain/search/other-goods-kinds.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/query-length.ts'
import { DEFAULT_SORT, SORTS } from '#domain/search/sorts.ts'
import { TERM_KINDS } from '#domain/search/vocabulary-term.ts'
import { CarCard, ShortList } from './cars.ts'
import { procedure, routesOf, Text } from './procedure.ts'
import { several } from './several.ts'

export const PAGE_SIZE = 24

const Slug = Text.min(1).max(80)
const Small = z.coerce.number<number | string>().int().min(0).max(32_000)

type ListSchema<One extends ListFilter> = z.ZodOptional<
  z.ZodType<ListValue<One>[], Input<ListValue<One>> | Input<ListValue<One>>[]>
>
/** Numbers come as text in addresses. */
type Input<Value> = Value extends number ? number | string : Value

function listSchema(filter: ListFilter) {
  if ('values' in filter) return several(z.enum(filter.values))
  return filter.kind === 'catalogue' ? several(Slug) : several(Small)
}

const LISTS = Object.fromEntries(LIST_FILTERS.map((filter) => [filter.name, listSchema(filter)])) as unknown as {
  [One in ListFilter as One['name']]: ListSchema<One>
}

/** The same lists as `not_make` and so on: cars with any of these values are excluded. */
const EXCLUSIONS = Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [`not_${name}`, list])) as {
  [Name in ListName as `not_${Name}`]: (typeof LISTS)[Name]
}

/** `price_min`, `price_max` and so on. */
const RANGES = Object.fromEntries(
  RANGE_FILTERS.flatMap(({ name, max }) => {
    const bound = z.coerce.number<number | string>().int().min(0).max(max).optional()
    return [
      [`${name}_min`, bound],
      [`${name}_max`, bound],
    ]
  }),
) as unknown as Record<`${RangeName}_${'min' | 'max'}`, z.ZodOptional<z.ZodType<number, number | string>>>

/** Filters of a search. Values of one field are alternatives; different fields are combined. */
export const CarFilters = z.strictObject({
  q: Text.max(QUERY_MAX_LENGTH).optional(),
  ...LISTS,
  ...EXCLUSIONS,
  ...RANGES,
})
export type CarFilters = z.output<typeof CarFilters>

export const CarSearch = CarFilters.extend({
  sort: z.enum(SORTS).default(DEFAULT_SORT),
  /** The `next` of the previous page. */
  after: Text.max(100).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(60).default(PAGE_SIZE),
  /** Also count the total and the cars for each further choice. */
  facets: z.stringbool().or(z.boolean()).default(false),
}).superRefine((search, context) => {
  for (const { name } of RANGE_FILTERS) {
    const [min, max] = [search[`${name}_min`], search[`${name}_max`]]
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({ code: 'custom', path: [`${name}_min`], message: 'inverted_range' })
    }
  }
})
export type CarSearch = z.output<typeof CarSearch>
export type CarSearchInput = z.input<typeof CarSearch>

const FacetValue = z.object({ value: z.string(), count: z.int() })
/** A value with its names from the catalogue. Values of enumerations are named by the texts of the pages. */
const NamedFacetValue = FacetValue.extend({ name_ar: z.string(), name_en: z.string() })
export type FacetValue = z.output<typeof FacetValue>
export type NamedFacetValue = z.output<typeof NamedFacetValue>

/**
 * For each field, the number of cars per value, with the filters on all other fields applied. Counts are exact. A
 * field with very many values lists the most common and the selected ones. Values without a match come last, with 0.
 */
export const Facets = z.object({
  make: z.array(NamedFacetValue.extend({ logo_url: z.string().optional() })),
  model: z.array(NamedFacetValue.extend({ make: z.string() })),
  region: z.array(NamedFacetValue),
  city: z.array(NamedFacetValue.extend({ region: z.string() })),
  tag: z.array(NamedFacetValue),
  year: z.array(FacetValue),
  ...(Object.fromEntries(PACKED_FILTERS.map(({ name }) => [name, z.array(FacetValue)])) as Record<
    PackedFilter['name'],
    z.ZodArray<typeof FacetValue>
  >),
})
export type Facets = z.output<typeof Facets>

/** The text without one part, and filters for what the remaining text no longer expresses. */
const LeftOfText = z.object({ q: z.string(), filters: CarFilters.omit({ q: true }), sort: z.enum(SORTS).nullable() })

/** Part of the free text that was understood as a filter. */
const Chip = z.object({
  kind: z.string(),
  ref: z.string(),
  /** Further values that the same words mean: the makers of a country. They go with it. */
  also: z.array(z.string()).optional(),
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  /** The words as typed. */
  text: z.string(),
  corrected: z.boolean(),
  /** Whether cars with it are left out. */
  excluded: z.boolean(),
  without: LeftOfText,
})
export type Chip = z.output<typeof Chip>

/** How many cars a search would find without its conditions on these fields; of `q` without these words. */
const Relaxation = z.object({
  fields: z.array(z.string()),
  words: z.array(z.string()),
  without: LeftOfText,
  total: z.int(),
})
export type Relaxation = z.output<typeof Relaxation>

export const CarPage = z.object({
  items: z.array(CarCard),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
  total: z.int().nullable(),
  facets: Facets.nullable(),
  understood: z.object({
    /** The same as chosen filters. */
    filters: CarFilters.omit({ q: true }),
    chips: z.array(Chip),
    /** The order that the text asks for; it applies where `sort` is the default. */
    sort: z.enum(SORTS).nullable(),
    /** What was asked for instead of a car. */
    other_goods: z.enum(OTHER_GOODS).nullable(),
    /** Words as typed that are no filter: the ads that say all of them come first. */
    unused: z.array(z.string()),
    /** Words as typed that are no filter where nothing else is asked for: only ads that say them are found. */
    sought: z.array(z.string()),
    /** The same where no ad says them: they are left out, so that cars are found. */
    unsaid: z.array(z.string()),
    /** Negations of what is no filter, as typed: `without sunroof`. They are ignored. */
    unread: z.array(z.string()),
    /** Words in quotation marks, normalised: only ads that say them are found. */
    required: z.array(z.string()),
  }),
  /** Unknown values that the search ignored. */
  ignored: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Makers and models that were merged, and what they were merged into; missing if there are none. */
  moved: z.array(z.object({ field: z.string(), value: z.string(), to: z.string() })).optional(),
  /** If nothing was found: at most eight ways to relax the search, most cars first. */
  relaxations: z.array(Relaxation),
})
export type CarPage = z.output<typeof CarPage>

const Suggestion = z.object({
  /** The filter that it sets. */
  kind: z.enum(TERM_KINDS),
  value: z.string(),
  /** The maker of a model or the region of a city. */
  parent: z.string().nullable(),
  /** Values of enumerations are named by the texts of the pages. */
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  parent_name_ar: z.string().nullable(),
  parent_name_en: z.string().nullable(),
  /** The cars with this value, about a minute ago; null while they are being counted. */
  count: z.int().nullable(),
  /** The rest of the typed text, which is kept. */
  rest: z.string(),
})
export type Suggestion = z.output<typeof Suggestion>

/** A range of prices in riyals, ends included. */
const Budget = z.object({ price_min: z.int().optional(), price_max: z.int().optional(), count: z.int() })

const route = routesOf('search')

export const search = {
  find: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{items}', 'catalogue', 'tags'] })
    .route(route('Search active ads', 'GET', '/cars'))
    .input(CarSearch)
    .output(CarPage),
  suggest: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue', 'tags'] })
    .route(route('Suggest filters', 'GET', '/cars/suggestions', 'Completes the text typed so far.'))
    .input(
      z.strictObject({
        q: Text.max(QUERY_MAX_LENGTH),
        limit: z.coerce.number<number | string>().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(Suggestion)),
  list_budgets: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars'] })
    .route(route('List budgets', 'GET', '/cars/budgets', 'Ranges of prices that split the active ads about evenly.'))
    .output(z.array(Budget)),
  find_similar: procedure
    .meta({ access: 'public', scope: 'read', topics: ['car:{car_id}', 'car:{items}', 'catalogue', 'tags'] })
    .route(route('List ads for similar cars', 'GET', '/cars/{car_id}/similar'))
    .input(z.strictObject({ car_id: z.uuid(), limit: ShortList }))
    .output(z.array(CarCard)),
}
