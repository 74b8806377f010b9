import { sql } from 'drizzle-orm'
import type { PricePosition } from '#contract/fair-price.ts'
import type { Depreciation } from '#domain/fair-price/depreciation.ts'
import { adjustedPrice, type FairPrice } from '#domain/fair-price/estimate-price.ts'
import {
  confidenceOf,
  isLabel,
  labelLimits,
  labelPrice,
  nextLabels,
  type PriceLabel,
  type Unlabelled,
} from '#domain/fair-price/price-label.ts'
import type { ComparedCar } from '#domain/fair-price/priced-car.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement, unseenPlaceholder } from '#server/platform/db/prepare-statement.ts'
import { cars, fair_price_counts, fair_prices, searchable_cars } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { findComparables } from './find-comparables.ts'

interface Offered extends ComparedCar {
  model_id: number
  price: number | null
  /** Whether the ad was published or changed after the last count. */
  is_newer: boolean
  counted_at: string | null
  fair: (FairPrice & Depreciation) | null
}

const theAd = prepareStatement<Offered>(
  'price_position',
  sql`
    select car_key::int as key, ad.model_id, ad.year, ad.mileage, price,
      counted_at, counted_at is null or published_at > counted_at
        or (fair.model_id, fair.year, fair.mileage) <> (ad.model_id, ad.year, ad.mileage) as is_newer,
      case when (fair.model_id, fair.year, fair.mileage) = (ad.model_id, ad.year, ad.mileage)
        then json_build_object('expected', expected, 'spread', spread, 'count', fair.count,
          'per_year', per_year, 'per_100000_km', per_100000_km) end as fair
    from ${searchable_cars} as ad
    left join ${fair_prices} as fair using (car_key)
    left join ${fair_price_counts} on true
    where car_key = (select ${cars.key} from ${cars} where ${cars.id} = ${sql.placeholder('car_id')}::uuid)
      and expires_at > ${unseenPlaceholder('now', 'timestamptz')}`,
)

/** Where the price of an active ad lies, and the ads that it is compared with. */
export async function getPricePosition({ db, clock }: { db: Db; clock: Clock }, carId: string): Promise<PricePosition> {
  const now = clock()
  const [ad] = await theAd(db, { car_id: carId, now })
  if (!ad) throw fail('NOT_FOUND')
  const { fair, price } = ad
  const comparables = fair ? await findComparables(db, ad, now) : []
  return {
    price,
    ...presentLabel(labelOf(ad), fair),
    fair_price: fair && presentFairPrice(fair),
    comparables: comparables.map((other) => ({
      id: other.id,
      year: other.year,
      mileage: other.mileage,
      price: other.price,
      adjusted_price: fair ? adjustedPrice(ad, other, fair) : other.price,
    })),
    counted_at: ad.counted_at && new Date(ad.counted_at).toISOString(),
  }
}

function labelOf({ model_id, price, fair, is_newer }: Offered): PriceLabel | Unlabelled {
  if (fair) return labelPrice(price, fair)
  if (model_id === 0) return 'model_unknown'
  return is_newer ? 'not_counted' : 'few_ads'
}

function presentLabel(label: PriceLabel | Unlabelled, fair: FairPrice | null) {
  if (!fair || !isLabel(label)) {
    return { label: null, unlabelled: isLabel(label) ? null : label, next_lower: null, next_higher: null }
  }
  const { lower, higher } = nextLabels(label, labelLimits(fair))
  return { label, unlabelled: null, next_lower: lower, next_higher: higher }
}

function presentFairPrice(fair: FairPrice & Depreciation): PricePosition['fair_price'] {
  const limits = labelLimits(fair)
  return {
    expected: fair.expected,
    range: { from: limits.good + 1, to: limits.usual },
    count: fair.count,
    confidence: confidenceOf(fair),
    limits,
    per_year_percent: percent(fair.per_year),
    per_10000_km_percent: percent(fair.per_100000_km / 10),
  }
}

/** The change of a price in percent, with one decimal. */
const percent = (logarithm: number): number => Math.round(1000 * Math.expm1(logarithm)) / 10
