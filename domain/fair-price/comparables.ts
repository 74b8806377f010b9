import type { ComparedCar, PricedCar } from './priced-car.ts'

/** Maximum differences between comparable cars of one model. */
export const MOST_YEARS_APART = 3
export const MOST_KM_APART = 100_000
/** As many kilometres count as much as a model year. */
export const KM_LIKE_A_YEAR = 50_000
/** The number of comparable ads that a price is estimated from. */
export const MOST_COMPARABLES = 30

/** How different two cars of one model are: the squared distance in years, with mileage converted to years. */
export function differenceOf(a: ComparedCar, b: ComparedCar): number {
  return (a.year - b.year) ** 2 + ((a.mileage - b.mileage) / KM_LIKE_A_YEAR) ** 2
}

/** Finds the nearest comparable ads of a car, without its own. */
export type FindComparables = (car: ComparedCar) => PricedCar[]

/** Prepares the ads of one model for finding those that are comparable to each of them. */
export function indexComparables(cars: readonly PricedCar[]): FindComparables {
  const byYear = Map.groupBy(
    cars.toSorted((a, b) => a.mileage - b.mileage || a.key - b.key),
    ({ year }) => year,
  )
  return (car) => {
    const found: { other: PricedCar; difference: number }[] = []
    for (let year = car.year - MOST_YEARS_APART; year <= car.year + MOST_YEARS_APART; year += 1) {
      for (const other of nearestInMileage(byYear.get(year) ?? [], car)) {
        found.push({ other, difference: differenceOf(car, other) })
      }
    }
    return found
      .toSorted((a, b) => a.difference - b.difference || a.other.key - b.other.key)
      .slice(0, MOST_COMPARABLES)
      .map(({ other }) => other)
  }
}

/** On each side, no more than could be among the nearest of all years. */
function nearestInMileage(sorted: readonly PricedCar[], car: ComparedCar): PricedCar[] {
  const start = firstFrom(sorted, car.mileage)
  return [...walk(sorted, car, start, 1), ...walk(sorted, car, start - 1, -1)]
}

function walk(sorted: readonly PricedCar[], car: ComparedCar, start: number, step: 1 | -1): PricedCar[] {
  const found: PricedCar[] = []
  for (let at = start; found.length < MOST_COMPARABLES; at += step) {
    const other = sorted[at]
    if (!other || Math.abs(other.mileage - car.mileage) > MOST_KM_APART) break
    if (other.key !== car.key) found.push(other)
  }
  return found
}

/** The position of the first car with at least this mileage. */
function firstFrom(sorted: readonly PricedCar[], mileage: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.mileage ?? 0) < mileage) low = middle + 1
    else high = middle
  }
  return low
}
