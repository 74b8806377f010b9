import { z } from 'zod'
import { CONFIDENCES, PRICE_LABELS, UNLABELLED } from '#domain/fair-price/price-label.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const Label = z.enum(PRICE_LABELS)
/** The highest price of each label; `very_high` has none. */
const Limits = z.object({ great: z.int(), good: z.int(), usual: z.int(), high: z.int() })

/** What a car should cost, in riyals, as shown beside its ad. */
export const ShownFairPrice = z.object({
  expected: z.int(),
  /** The number of comparable ads that it was estimated from, at least eight. */
  count: z.int(),
  limits: Limits,
})
export type ShownFairPrice = z.output<typeof ShownFairPrice>

/** A price in riyals with another label. */
const OtherLabel = z.object({ label: Label, price: z.int() })

/** What the car should cost, in riyals. */
const FairPrice = z.object({
  expected: z.int(),
  /** The usual prices. */
  range: z.object({ from: z.int(), to: z.int() }),
  /** The number of comparable ads that it was estimated from, at least eight. */
  count: z.int(),
  confidence: z.enum(CONFIDENCES),
  limits: Limits,
  /** How much more such a car costs if it is a model year newer, in percent. */
  per_year_percent: z.number(),
  /** How much less such a car costs after 10,000 more kilometres, in percent; never above 0. */
  per_10000_km_percent: z.number(),
})

const Comparable = z.object({
  id: z.uuid(),
  year: z.int(),
  /** In kilometres. */
  mileage: z.int(),
  /** In riyals. */
  price: z.int(),
  /** What it would cost with the year and mileage of the ad, in riyals. */
  adjusted_price: z.int(),
})

export const PricePosition = z.object({
  /** The price of the ad in riyals; null if it is on request. */
  price: z.int().nullable(),
  /** Null if the price has no label. */
  label: Label.nullable(),
  /**
   * Why the price has no label. `few_ads`: fewer than eight comparable ads. `scattered`: their prices differ too much.
   * `doubtful`: less than half of the expected price. `not_counted`: the ad was published or changed after the last
   * count.
   */
  unlabelled: z.enum(UNLABELLED).nullable(),
  /** Null if there are too few comparable ads. */
  fair_price: FairPrice.nullable(),
  /** The highest price with the next lower label, and the lowest with the next higher one. */
  next_lower: OtherLabel.nullable(),
  next_higher: OtherLabel.nullable(),
  /** The most similar active ads of the same model at the moment, at most 30; empty without a fair price. */
  comparables: z.array(Comparable),
  /** When fair prices were last counted, which is every ten minutes; null before the first count. */
  counted_at: Timestamp.nullable(),
})
export type PricePosition = z.output<typeof PricePosition>

const Whole = z.coerce.number<number | string>().int()

const route = routesOf('fair price')

export const fair_price = {
  get_position: procedure
    .meta({ access: 'public', scope: 'read', topics: ['car:{car_id}', 'car:{comparables}'] })
    .route(
      route(
        'Get where the price of an ad lies',
        'GET',
        '/cars/{car_id}/price-position',
        'Compares the asking price with the expected one, with the ads behind it. NOT_FOUND unless the ad is active.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(PricePosition),
  estimate: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars'] })
    .route(
      route(
        'Estimate what a car should cost',
        'GET',
        '/fair-price',
        'From the active ads of the same model at the moment, without the ad `car_id`. Null if they are too few or differ too much.',
      ),
    )
    .input(
      z.strictObject({
        /** A slug. */
        model: Text.min(1, 'required').check(atMost(80)),
        year: Whole.min(1950).max(2077),
        mileage: Whole.min(0).max(2_000_000),
        car_id: z.uuid().optional(),
      }),
    )
    .output(ShownFairPrice.nullable()),
}
