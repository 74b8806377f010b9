import type { PriceLabel } from '#domain/fair-price/price-label.ts'

/** Why an ad stands out among those shown. */
export const FIT_REASONS = [
  'good_price',
  'cheapest',
  'least_driven',
  'newest',
  'reduced',
  'confirmed',
  'verified_seller',
] as const
export type FitReason = (typeof FIT_REASONS)[number]

interface Shown {
  id: string
  price: number | null
  mileage: number
  year: number
  discount: number
  seller_is_verified: boolean
  confirmed_days_ago: number | null
  price_label: PriceLabel | null
}

const MOST_REASONS = 3
/** Reasons that tell nothing if most of the ads have them. */
const TELL_LITTLE: readonly FitReason[] = ['confirmed', 'verified_seller']
/** In days. */
const RECENTLY = 3

/** At most three reasons for each ad, strongest first. An ad is the cheapest only if no other costs the same. */
export function fitReasons(shown: readonly Shown[]): { car_id: string; reasons: FitReason[] }[] {
  const cheapest = onlyLeast(shown, ({ price }) => price)
  const leastDriven = onlyLeast(shown, ({ mileage }) => mileage)
  const newest = onlyLeast(shown, ({ year }) => -year)
  const all = shown.map((car) => {
    const holds: Record<FitReason, boolean> = {
      good_price: car.price_label === 'great' || car.price_label === 'good',
      cheapest: car === cheapest,
      least_driven: car === leastDriven,
      newest: car === newest,
      reduced: car.discount > 0,
      confirmed: car.confirmed_days_ago !== null && car.confirmed_days_ago <= RECENTLY,
      verified_seller: car.seller_is_verified,
    }
    return { car_id: car.id, reasons: FIT_REASONS.filter((reason) => holds[reason]) }
  })
  const isCommon = (reason: FitReason) =>
    TELL_LITTLE.includes(reason) && all.filter(({ reasons }) => reasons.includes(reason)).length * 2 > all.length
  return all.map(({ car_id, reasons }) => ({
    car_id,
    reasons: reasons.filter((reason) => all.length === 1 || !isCommon(reason)).slice(0, MOST_REASONS),
  }))
}

function onlyLeast(shown: readonly Shown[], of: (car: Shown) => number | null): Shown | null {
  const stated = shown.flatMap((car) => {
    const value = of(car)
    return value === null ? [] : [{ car, value }]
  })
  const least = Math.min(...stated.map(({ value }) => value))
  const those = stated.filter(({ value }) => value === least)
  return stated.length > 1 && those.length === 1 ? (those[0]?.car ?? null) : null
}
