import { z } from 'zod'
import {
  ACCIDENTS,
  BODY_TYPES,
  CAR_STATUSES,
  COLORS,
  CONDITIONS,
  CONTACT_METHODS,
  FUEL_TYPES,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from '#domain/cars/enumerations.ts'
import { SORTS } from '#domain/search/sorts.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/query-length.ts'
import { procedure, Text } from './procedure.ts'

export const PAGE_SIZE = 24

/** One value or several: `make=toyota` and `make=toyota&make=kia` both arrive as a list. */
function several<Item extends z.ZodType>(item: Item) {
  return z
    .union([item, z.array(item).max(100)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional()
}

const Slug = Text.min(1).max(80)
const Whole = z.coerce.number<number | string>().int().min(0).max(2_000_000_000)
const Small = z.coerce.number<number | string>().int().min(0).max(32_000)

const LISTS = {
  make: several(Slug),
  model: several(Slug),
  region: several(Slug),
  city: several(Slug),
  tag: several(Small),
  condition: several(z.enum(CONDITIONS)),
  fuel_type: several(z.enum(FUEL_TYPES)),
  transmission: several(z.enum(TRANSMISSIONS)),
  body_type: several(z.enum(BODY_TYPES)),
  color: several(z.enum(COLORS)),
  regional_spec: several(z.enum(REGIONAL_SPECS)),
  doors: several(Small),
  seats: several(Small),
}

/** The same lists under names like `not_make`: cars with any of these values are left out. */
const EXCLUSIONS = Object.fromEntries(Object.entries(LISTS).map(([name, list]) => [`not_${name}`, list])) as {
  [Name in keyof typeof LISTS as `not_${Name}`]: (typeof LISTS)[Name]
}

/** What a search may ask for. Values of one list are alternatives, different fields narrow each other down. */
export const CarFilters = z.strictObject({
  q: Text.max(QUERY_MAX_LENGTH).optional(),
  ...LISTS,
  ...EXCLUSIONS,
  year_min: Small.optional(),
  year_max: Small.optional(),
  price_min: Whole.optional(),
  price_max: Whole.optional(),
  mileage_min: Whole.optional(),
  mileage_max: Whole.optional(),
  power_hp_min: Small.optional(),
  power_hp_max: Small.optional(),
})
export type CarFilters = z.output<typeof CarFilters>

const RANGES = ['year', 'price', 'mileage', 'power_hp'] as const

export const CarSearch = CarFilters.extend({
  sort: z.enum(SORTS).default('newest'),
  /** Where the page before ended, as its `next` said. */
  after: Text.max(100).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(60).default(PAGE_SIZE),
  /** Also count: the total and how many cars each further choice would leave. */
  facets: z.stringbool().or(z.boolean()).default(false),
}).superRefine((search, context) => {
  for (const range of RANGES) {
    const [min, max] = [search[`${range}_min`], search[`${range}_max`]]
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({ code: 'custom', path: [`${range}_min`], message: 'inverted_range' })
    }
  }
})
export type CarSearch = z.output<typeof CarSearch>
export type CarSearchInput = z.input<typeof CarSearch>

const Moment = z.iso.datetime()

const ShownTag = z.object({ id: z.int(), name_en: z.string(), name_ar: z.string(), is_discount: z.boolean() })
export type ShownTag = z.output<typeof ShownTag>

export const CarCard = z.object({
  id: z.uuid(),
  ad_title_ar: z.string().nullable(),
  ad_title_en: z.string().nullable(),
  make_name_ar: z.string(),
  make_name_en: z.string(),
  model_name_ar: z.string(),
  model_name_en: z.string(),
  year: z.int(),
  /** Riyals. */
  price: z.int(),
  /** Riyals below the highest price lately asked for; 0 if none. */
  discount: z.int(),
  /** Kilometres. */
  mileage: z.int(),
  city_name_ar: z.string(),
  city_name_en: z.string(),
  /** The first pictures, the cover first and at most five; of an ad without pictures a drawing of such a car. */
  images: z.array(z.string()),
  /** At most two, the most important first. */
  tags: z.array(ShownTag),
  featured: z.boolean(),
  published_at: Moment,
  /** Someone of Sayyad compared a document with the seller's profile. */
  seller_is_verified: z.boolean(),
  /** Since the seller last said that the car is still for sale, 0 for today; null where nobody was asked. */
  confirmed_days_ago: z.int().nullable(),
})
export type CarCard = z.output<typeof CarCard>

const FacetValue = z.object({ value: z.string(), count: z.int() })
/** A value that the catalogue names; the values of fixed lists are named by the texts. */
const NamedFacetValue = FacetValue.extend({ name_ar: z.string(), name_en: z.string() })
export type FacetValue = z.output<typeof FacetValue>
export type NamedFacetValue = z.output<typeof NamedFacetValue>

/**
 * For each field: how many cars each value would give, with all other fields' choices in force. The counts are exact;
 * a field with very many values lists the commonest and the chosen ones. Values that some car has, but none of those
 * searched, stand at the end with 0.
 */
export const Facets = z.object({
  make: z.array(NamedFacetValue),
  model: z.array(NamedFacetValue.extend({ make: z.string() })),
  region: z.array(NamedFacetValue),
  city: z.array(NamedFacetValue.extend({ region: z.string() })),
  tag: z.array(NamedFacetValue),
  year: z.array(FacetValue),
  condition: z.array(FacetValue),
  fuel_type: z.array(FacetValue),
  transmission: z.array(FacetValue),
  body_type: z.array(FacetValue),
  color: z.array(FacetValue),
  regional_spec: z.array(FacetValue),
  doors: z.array(FacetValue),
  seats: z.array(FacetValue),
})
export type Facets = z.output<typeof Facets>

/** A part of the free text that was understood as a filter. */
const Chip = z.object({
  kind: z.string(),
  ref: z.string(),
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  /** The words as typed. */
  text: z.string(),
  corrected: z.boolean(),
})
export type Chip = z.output<typeof Chip>

/** All choices in these fields are one condition: without it there would be so many cars. */
const Relaxation = z.object({ fields: z.array(z.string()), total: z.int() })
export type Relaxation = z.output<typeof Relaxation>

export const CarPage = z.object({
  items: z.array(CarCard),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
  total: z.int().nullable(),
  facets: Facets.nullable(),
  understood: z.object({ chips: z.array(Chip), leftover: z.array(z.string()) }),
  /** Values that are unknown here and were left out of the search. */
  ignored: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Where nothing was found: which fields to give up for how many cars, the most cars first; at most five ways. */
  relaxations: z.array(Relaxation),
})
export type CarPage = z.output<typeof CarPage>

const PriceChange = z.object({
  /** Riyals; below zero where it was lowered. */
  by: z.int(),
  changed_at: Moment,
})
export type PriceChange = z.output<typeof PriceChange>

export const Car = CarCard.extend({
  status: z.enum(CAR_STATUSES),
  /** `ended`: sold, expired or paused, shown with a notice, without contact. `hidden`: to all but its owner and admins. */
  visibility: z.enum(['public', 'ended', 'hidden']),
  make: z.string(),
  model: z.string().nullable(),
  description_ar: z.string().nullable(),
  description_en: z.string().nullable(),
  images: z.array(z.string()),
  condition: z.enum(CONDITIONS),
  fuel_type: z.enum(FUEL_TYPES).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  body_type: z.enum(BODY_TYPES).nullable(),
  body_types: z.array(z.enum(BODY_TYPES)),
  color: z.enum(COLORS).nullable(),
  /** Litres. */
  engine_size: z.number().nullable(),
  power_hp: z.int().nullable(),
  doors: z.int().nullable(),
  seats: z.int().nullable(),
  region_name_ar: z.string(),
  region_name_en: z.string(),
  district: z.string().nullable(),
  regional_spec: z.enum(REGIONAL_SPECS).nullable(),
  imported: z.boolean().nullable(),
  owners_count: z.int().nullable(),
  accident: z.enum(ACCIDENTS).nullable(),
  paint: z.enum(PAINTS).nullable(),
  agency_serviced: z.boolean().nullable(),
  warranty_until: z.iso.date().nullable(),
  inspection_valid_until: z.iso.date().nullable(),
  registration_valid_until: z.iso.date().nullable(),
  history_report_url: z.string().nullable(),
  extra_features: z.array(z.string()),
  seller_id: z.uuid(),
  seller_name: z.string(),
  /** Whether the seller has a page of their own. */
  seller_is_public: z.boolean(),
  favorites_count: z.int(),
  view_count: z.int(),
  contact_count: z.int(),
  /** How the seller wants to be reached; the numbers are told when asked for. */
  contact_methods: z.array(z.enum(CONTACT_METHODS)),
  /** Since it was published, the latest first; at most five. */
  price_changes: z.array(PriceChange),
  expires_at: Moment.nullable(),
  demo: z.boolean(),
})
export type Car = z.output<typeof Car>

const Suggestion = z.object({
  kind: z.enum(['make', 'model', 'city']),
  value: z.string(),
  /** The maker of a model, the region of a city. */
  parent: z.string().nullable(),
  name_ar: z.string(),
  name_en: z.string(),
  parent_name_ar: z.string().nullable(),
  parent_name_en: z.string().nullable(),
})
export type Suggestion = z.output<typeof Suggestion>

const Few = z.coerce.number<number | string>().int().min(1).max(12).default(6)

export const cars = {
  search: procedure
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/cars', tags: ['cars'], summary: 'Search active ads' })
    .input(CarSearch)
    .output(CarPage),
  suggest: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/cars/suggestions',
      tags: ['cars'],
      summary: 'Makes, models and cities as you type',
    })
    .input(
      z.strictObject({
        q: Text.max(QUERY_MAX_LENGTH),
        limit: z.coerce.number<number | string>().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(Suggestion)),
  get_many: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/cars/cards',
      tags: ['cars'],
      summary: 'Cards of ads by their ids, as far as public',
    })
    .input(
      z.strictObject({
        ids: several(z.uuid()).transform((ids = []) => ids.slice(0, 60)),
      }),
    )
    .output(z.array(CarCard)),
  featured: procedure
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/cars/featured', tags: ['cars'], summary: 'Ads that are featured now' })
    .input(z.strictObject({ limit: Few }))
    .output(z.array(CarCard)),
  similar: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/cars/{car_id}/similar',
      tags: ['cars'],
      summary: 'Ads for cars much like this one',
    })
    .input(z.strictObject({ car_id: z.uuid(), limit: Few }))
    .output(z.array(CarCard)),
  get: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/cars/{car_id}',
      tags: ['cars'],
      summary: 'One ad with all its facts; its owner and admins see it in every state',
    })
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors({
      NOT_FOUND: { status: 404, message: 'There is no such ad' },
      GONE: {
        status: 410,
        message: 'The ad was deleted',
        data: z.object({ make: z.string(), model: z.string().nullable() }),
      },
    })
    .output(Car),
}
