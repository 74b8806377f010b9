import { z } from 'zod'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf, Text } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const Named = z.object({ slug: z.string(), name_ar: z.string(), name_en: z.string() })

/** Asking prices of ads, in riyals. */
export const PriceFigures = z.object({
  /** The number of priced ads, at least five. */
  count: z.int(),
  /** Quartiles. */
  lower: z.int(),
  middle: z.int(),
  upper: z.int(),
})
export type PriceFigures = z.output<typeof PriceFigures>

const OfModel = Named.extend(PriceFigures.shape)
const OfCity = Named.extend(PriceFigures.shape)

/** A maker with the prices of its models. */
export const PricedMaker = Named.extend({
  /** The number of priced ads of its models below. */
  count: z.int(),
  /** Most ads first. */
  models: z.array(OfModel),
})
export type PricedMaker = z.output<typeof PricedMaker>

/** When the figures were counted, and whether the ads are of the demo. */
const Counted = z.object({ as_of: Timestamp, is_demo: z.boolean() })

export const PricePage = Counted.extend({
  make: Named,
  model: Named,
  /** Null for all years. */
  year: z.int().nullable(),
  /** Null for all cities. */
  city: Named.nullable(),
  figures: PriceFigures,
  /** The figures of all cities, if those above are of one. */
  everywhere: PriceFigures.nullable(),
  /** How long ads were published until the seller marked the car as sold, of at least five within a year. */
  sale: z.object({ count: z.int(), days: z.int() }).nullable(),
  /** Months in which enough ads were counted, oldest first; the last one may not be over. */
  months: z.array(z.object({ month: z.iso.date(), count: z.int(), middle: z.int(), is_demo: z.boolean() })),
  /** Ranges of mileage with enough ads, in all cities. `to` is null for the last range, which has no end. */
  mileages: z.array(PriceFigures.extend({ from: z.int(), to: z.int().nullable() })),
  /** Other years in the same city, newest first, and other cities for the same year, most ads first. */
  years: z.array(PriceFigures.extend({ year: z.int() })),
  cities: z.array(OfCity),
  /** The newest ads. */
  cars: z.array(CarCard),
})
export type PricePage = z.output<typeof PricePage>

export const PriceList = z.object({
  /** Null before the first count. */
  as_of: Timestamp.nullable(),
  is_demo: z.boolean(),
  /** Most ads first. */
  makers: z.array(PricedMaker),
})
export type PriceList = z.output<typeof PriceList>

const Name = Text.min(1).check(atMost(80))

const route = routesOf('prices')

export const prices = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue', 'prices'] })
    .route(
      route(
        'List the prices of all models',
        'GET',
        '/prices',
        'By maker. Models with fewer than five priced ads are left out.',
      ),
    )
    .input(
      z.strictObject({
        /** A part of the name of a model, in either language; that of its maker may stand before it. */
        q: OneLine.check(atMost(100)).optional(),
      }),
    )
    .output(PriceList),
  get_maker: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue', 'prices'] })
    .route(
      route(
        'List the prices of the models of a maker',
        'GET',
        '/prices/{make}',
        'Merged makers lead to their target. NOT_FOUND if no model has five priced ads.',
      ),
    )
    .input(z.strictObject({ make: Name }))
    .errors(errors('NOT_FOUND'))
    .output(Counted.extend({ maker: PricedMaker })),
  get: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{cars}', 'catalogue', 'prices', 'tags'] })
    .route(
      route(
        'Get the prices of a model',
        'GET',
        '/prices/{make}/{model}',
        'Of all ads, or those of a year or a city. Counted every hour. NOT_FOUND if there are fewer than five priced ads.',
      ),
    )
    .input(
      z.strictObject({
        make: Name,
        /** With or without the slug of the maker before it. */
        model: Name,
        year: z.coerce.number().int().min(1950).max(2077).optional(),
        city: Name.optional(),
      }),
    )
    .errors(errors('NOT_FOUND'))
    .output(PricePage),
}
