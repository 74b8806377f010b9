import { z } from 'zod'
import {
  ATTRIBUTE_FILTERS,
  LIST_FILTERS,
  RANGE_FILTERS,
  type AttributeFilter,
  type ListFilter,
  type ListName,
  type ListValue,
  type RangeName,
} from '#domain/search/chips/filters.ts'
import { MOST_DISTANCE } from '#domain/places/distances.ts'
import { OTHER_GOODS } from '#domain/search/polarity/other-goods-kinds.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { DEFAULT_SORT, SORTS } from '#domain/search/chips/sorts.ts'
import { TERM_KINDS } from '#domain/search/vocabulary/vocabulary-term.ts'
import { CarCard, ShortList } from './cars.ts'
import { atMost, procedure, routesOf, Text } from './procedure.ts'
import { oneOrMany } from './one-or-many.ts'

export const PAGE_SIZE = 24

const FACET_NAMES = ['price', 'year', ...LIST_FILTERS.map(({ name }) => name)] as const

const Slug = Text.min(1).check(atMost(80))
const Small = z.coerce.number<number | string>().int().min(0).max(32_000)

type ListSchema<One extends ListFilter> = z.ZodOptional<
  z.ZodType<ListValue<One>[], Input<ListValue<One>> | Input<ListValue<One>>[]>
>
/** Query strings contain numbers as text. */
type Input<Value> = Value extends number ? number | string : Value

function listSchema(filter: ListFilter) {
  if ('values' in filter) return oneOrMany(z.enum(filter.values))
  return filter.kind === 'catalogue' ? oneOrMany(Slug) : oneOrMany(Small)
}

const LISTS = Object.fromEntries(LIST_FILTERS.map((filter) => [filter.name, listSchema(filter)])) as unknown as {
  [One in ListFilter as One['name']]: ListSchema<One>
}

/** Exclusions for each list: `not_make` excludes cars of these makes, and so on. */
const EXCLUSIONS = Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [`not_${name}`, list])) as {
  [Name in ListName as `not_${Name}`]: (typeof LISTS)[Name]
}

/** The bounds of ranges: `price_min`, `price_max` and so on. */
const RANGES = Object.fromEntries(
  RANGE_FILTERS.flatMap(({ name, max }) => {
    const bound = z.coerce.number<number | string>().int().min(0).max(max).optional()
    return [
      [`${name}_min`, bound],
      [`${name}_max`, bound],
    ]
  }),
) as unknown as Record<`${RangeName}_${'min' | 'max'}`, z.ZodOptional<z.ZodType<number, number | string>>>

/** Filters of a search. Values of one field are combined by OR, different fields by AND. */
export const CarFilters = z.strictObject({
  q: Text.check(atMost(QUERY_MAX_LENGTH)).optional(),
  ...LISTS,
  ...EXCLUSIONS,
  ...RANGES,
  /** The slug of the city from which distances are counted. */
  near: Slug.optional(),
  /** At most so many kilometres from `near`, 100 without it. */
  within: z.coerce.number<number | string>().int().min(1).max(MOST_DISTANCE).optional(),
  /**
   * Hides ads that another result beats: of the same model, cheaper, not older and with no more kilometres. Ads without
   * a price neither hide others nor are hidden.
   */
  hide_beaten: z.stringbool().or(z.boolean()).optional(),
})
export type CarFilters = z.output<typeof CarFilters>

export const CarSearch = CarFilters.extend({
  sort: z.enum(SORTS).default(DEFAULT_SORT),
  /** The cursor: `next` of the previous page. */
  after: Text.check(atMost(100)).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(60).default(PAGE_SIZE),
  /** Whether to count the total and the number of cars for each filter value. */
  facets: z.stringbool().or(z.boolean()).default(false),
  /** Counts only these facets and those with chosen values; without it, all. */
  only_facets: oneOrMany(z.enum(FACET_NAMES)),
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
/** A value with its names from the catalogue. The pages translate values of enumerations. */
const NamedFacetValue = FacetValue.extend({ name_ar: z.string(), name_en: z.string() })
export type FacetValue = z.output<typeof FacetValue>
export type NamedFacetValue = z.output<typeof NamedFacetValue>

/**
 * For each field, the number of cars per value, with the filters on all other fields applied. Counts are exact. Fields
 * with very many values return only the most common and the selected ones. Values without cars come last, with a count
 * of 0. Prices are in ascending order, years in descending order.
 */
export const Facets = z.object({
  make: z.array(NamedFacetValue.extend({ logo_url: z.string().optional() })),
  model: z.array(NamedFacetValue.extend({ make: z.string() })),
  region: z.array(NamedFacetValue),
  city: z.array(NamedFacetValue.extend({ region: z.string() })),
  tag: z.array(NamedFacetValue),
  /** By the lowest price of a step, in riyals; without cars that have no price. */
  price: z.array(FacetValue),
  year: z.array(FacetValue),
  ...(Object.fromEntries(ATTRIBUTE_FILTERS.map(({ name }) => [name, z.array(FacetValue)])) as Record<
    AttributeFilter['name'],
    z.ZodArray<typeof FacetValue>
  >),
})
export type Facets = z.output<typeof Facets>

export const TrustCounts = z.object({
  /** Active ads whose price has a label. */
  compared: z.int(),
  /** Active ads whose seller confirmed in the last seven days that the car is available. */
  confirmed: z.int(),
})
export type TrustCounts = z.output<typeof TrustCounts>

/** The text without one part, with filters for anything else that the remaining text no longer expresses. */
const LeftOfText = z.object({
  q: z.string(),
  filters: CarFilters.omit({ q: true, hide_beaten: true }),
  sort: z.enum(SORTS).nullable(),
})

/** A part of the free text that was interpreted as a filter. */
const Chip = z.object({
  kind: z.string(),
  ref: z.string(),
  /** Further values from the same words, for example all makers of a country. Removing the part removes them too. */
  also: z.array(z.string()).optional(),
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  /** The words of the text. */
  text: z.string(),
  corrected: z.boolean(),
  /** Whether cars with the value are excluded. */
  excluded: z.boolean(),
  without: LeftOfText,
})
export type Chip = z.output<typeof Chip>

/** The number of cars that a search would find without its filters on these fields. For `q`, without these words. */
const Relaxation = z.object({
  fields: z.array(z.string()),
  words: z.array(z.string()),
  without: LeftOfText,
  total: z.int(),
})
export type Relaxation = z.output<typeof Relaxation>

/** A card in a list near a city, with the kilometres from it. */
const FoundCard = CarCard.extend({ distance: z.int().optional() })
export type FoundCard = z.output<typeof FoundCard>

export const CarPage = z.object({
  items: z.array(FoundCard),
  /** The cursor of the next page; null on the last page. */
  next: z.string().nullable(),
  total: z.int().nullable(),
  /** The number of ads that `hide_beaten` hides, counted together with the total. */
  beaten_count: z.int().optional(),
  facets: Facets.nullable(),
  /** The facets that have values, but are empty because of `only_facets`. */
  omitted_facets: z.array(z.enum(FACET_NAMES)).optional(),
  understood: z.object({
    /** The same filters in structured form. */
    filters: CarFilters.omit({ q: true, hide_beaten: true }),
    chips: z.array(Chip),
    /** The sort order requested by the text; used if `sort` is the default. Null if none. */
    sort: z.enum(SORTS).nullable(),
    /** What the text asks for instead of a car, for example parts; null if it asks for cars. */
    other_goods: z.enum(OTHER_GOODS).nullable(),
    /** Words that match no filter. Ads that contain all of them come first. */
    unused: z.array(z.string()),
    /** Words that match no filter in a text without filters. Only ads that contain them are found. */
    sought: z.array(z.string()),
    /** Words of this kind that no ad contains. They are ignored. */
    unsaid: z.array(z.string()),
    /** Exclusions that match no filter, for example `without sunroof`. They are ignored. */
    unread: z.array(z.string()),
    /** Quoted words, normalised. Only ads that contain them are found. */
    required: z.array(z.string()),
  }),
  /** Unknown filter values, which the search ignored. */
  ignored: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Makers and models of the request that were merged, with their replacements; omitted if there are none. */
  moved: z.array(z.object({ field: z.string(), value: z.string(), to: z.string() })).optional(),
  /** If no cars were found: at most eight ways to relax the search, in descending order of results. */
  relaxations: z.array(Relaxation),
})
export type CarPage = z.output<typeof CarPage>

/** The highest number of ads that `list_beaten` returns. */
export const MOST_BEATEN = 60

const BeatenCar = z.object({ card: CarCard, by: CarCard })
export type BeatenCar = z.output<typeof BeatenCar>

/** How a search is read where nobody looks at the results, for example for alerts. */
export const StrictReading = z.object({
  /** Why no ad can match: it asks for something else than cars, or is not understood. Null if ads can. */
  problem: z.enum(['other_goods', 'not_understood']).nullable(),
  /** The words that are no filter, as typed. Only ads that contain all of them match. */
  words: z.array(z.string()),
  /** Those of the words that no active ad contains so far. */
  unsaid: z.array(z.string()),
  /** Words that were read as a name that is spelt otherwise. Names are null for values of enumerations. */
  corrected: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(TERM_KINDS),
      value: z.string(),
      name_ar: z.string().nullable(),
      name_en: z.string().nullable(),
    }),
  ),
})
export type StrictReading = z.output<typeof StrictReading>

const Suggestion = z.object({
  /** The filter that the suggestion sets. */
  kind: z.enum(TERM_KINDS),
  value: z.string(),
  /** The maker of a model, or the region of a city; null for others. */
  parent: z.string().nullable(),
  /** Null for values of enumerations, which the pages translate. */
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  parent_name_ar: z.string().nullable(),
  parent_name_en: z.string().nullable(),
  /** The number of cars with this value, about a minute old; null until it is available. */
  count: z.int().nullable(),
  /** The rest of the typed text, which remains in the field. */
  rest: z.string(),
})
export type Suggestion = z.output<typeof Suggestion>

/** An inclusive price range in riyals. */
const Budget = z.object({ price_min: z.int().optional(), price_max: z.int().optional(), count: z.int() })

const route = routesOf('search')

export const search = {
  find: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{items}', 'catalogue', 'tags'] })
    .route(
      route(
        'Search active ads',
        'GET',
        '/cars',
        'Filters, and free text in Arabic or English that is understood as filters. Parameters starting with `not_` exclude values. Use `next` as the cursor of the next page.',
      ),
    )
    .input(CarSearch)
    .output(CarPage),
  list_beaten: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{items}', 'catalogue', 'tags'] })
    .route(
      route(
        'List ads that another one beats',
        'GET',
        '/cars/beaten',
        'The ads that `hide_beaten` hides in a search, each with the cheapest ad of the search that beats it. The newest 60.',
      ),
    )
    .input(CarFilters)
    .output(z.array(BeatenCar)),
  suggest: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue', 'tags'] })
    .route(route('Suggest filters', 'GET', '/cars/suggestions', 'Completes the text typed so far.'))
    .input(
      z.strictObject({
        q: Text.check(atMost(QUERY_MAX_LENGTH)),
        /** Only values of this filter. */
        kind: z.enum(TERM_KINDS).optional(),
        limit: z.coerce.number<number | string>().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(Suggestion)),
  list_budgets: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars'] })
    .route(route('List budgets', 'GET', '/cars/budgets', 'Price ranges that divide the active ads about evenly.'))
    .output(z.array(Budget)),
  get_trust_counts: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars'] })
    .route(
      route(
        'Count ads that can be relied on',
        'GET',
        '/cars/trust-counts',
        'Active ads whose prices are compared with those of similar cars, and whose sellers confirmed in the last seven days that the car is available.',
      ),
    )
    .output(TrustCounts),
  find_similar: procedure
    .meta({ access: 'public', scope: 'read', topics: ['car:{car_id}', 'car:{items}', 'catalogue', 'tags'] })
    .route(
      route(
        'List ads for similar cars',
        'GET',
        '/cars/{car_id}/similar',
        'The same model first, then the same maker and body type, then the same body type, at similar prices. Empty if there is no such ad.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid(), limit: ShortList }))
    .output(z.array(CarCard)),
}
