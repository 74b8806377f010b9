import { median } from './weighted-median.ts'
import type { PricedCar } from './priced-car.ts'

/** How prices of a model change, in natural logarithms: -0.1 is about 10 % less. */
export interface Depreciation {
  /** For a car that is one model year newer. */
  per_year: number
  /** For 100,000 km more. */
  per_100000_km: number
}

/** Of used cars in Saudi Arabia, as measured in `docs/fair-price.md`. */
export const TYPICAL_DEPRECIATION: Depreciation = { per_year: 0.11, per_100000_km: -0.08 }

/** As many imaginary cars follow the expectation exactly, so that a few ads cannot contradict it. */
const EXPECTED_CARS = 30
/** How far those cars are apart. */
const EXPECTED_SPREAD = { years: 3, mileage: 0.5 }
const BOUNDS = { per_year: [0, 0.4], per_100000_km: [-1, 0] } as const
const ROUNDS = 4
/** More ads change the result little, and would take long. */
const MOST_FITTED = 3000
/** Cars further from the medians of their model are left out: most such mileages and years are typing errors. */
const MOST_OFF = { years: 10, mileage: 2.5 }
/** Residuals beyond as many deviations lose weight (Huber). */
const HUBER = 1.345
/** Converts a median absolute deviation into a standard deviation. */
export const MAD_TO_DEVIATION = 1.4826
const LEAST_DEVIATION = 0.01

/**
 * Fits the depreciation to ads of one model, or to those of all models of a maker.
 * @param expected that of the maker, or the typical one
 */
export function fitDepreciation(cars: readonly PricedCar[], expected: Depreciation): Depreciation {
  const every = Math.ceil(cars.length / MOST_FITTED)
  const models = [...Map.groupBy(every > 1 ? cars.filter((_, at) => at % every === 0) : cars, (car) => car.model_id)]
    .map(([, ofModel]) => centre(ofModel))
    .filter(({ length }) => length > 1)
  let fitted = expected
  for (let round = 0; round < ROUNDS; round += 1) fitted = improve(models, fitted, expected)
  return fitted
}

/** A car relative to the medians of its model. */
interface Point {
  years: number
  /** In 100,000 km. */
  mileage: number
  /** Logarithm of the price. */
  price: number
}

function centre(cars: readonly PricedCar[]): Point[] {
  const year = median(cars.map((car) => car.year))
  const mileage = median(cars.map((car) => car.mileage))
  return cars
    .map((car) => ({
      years: car.year - year,
      mileage: (car.mileage - mileage) / 100_000,
      price: Math.log(car.price),
    }))
    .filter(({ years, mileage: km }) => Math.abs(years) <= MOST_OFF.years && Math.abs(km) <= MOST_OFF.mileage)
}

/** A step of weighted least squares for both slopes. */
function improve(models: readonly Point[][], current: Depreciation, expected: Depreciation): Depreciation {
  const points = models.flatMap((model) => {
    const level = median(model.map((point) => point.price - predict(point, current)))
    return model.map((point) => ({ ...point, price: point.price - level }))
  })
  const residualOf = (point: Point) => Math.abs(point.price - predict(point, current))
  const deviation = Math.max(LEAST_DEVIATION, MAD_TO_DEVIATION * (points.length ? median(points.map(residualOf)) : 0))

  let yy = EXPECTED_CARS * EXPECTED_SPREAD.years ** 2
  let mm = EXPECTED_CARS * EXPECTED_SPREAD.mileage ** 2
  let ym = 0
  let yp = yy * expected.per_year
  let mp = mm * expected.per_100000_km
  for (const point of points) {
    const weight = Math.min(1, (HUBER * deviation) / Math.max(residualOf(point), LEAST_DEVIATION * deviation))
    yy += weight * point.years ** 2
    mm += weight * point.mileage ** 2
    ym += weight * point.years * point.mileage
    yp += weight * point.years * point.price
    mp += weight * point.mileage * point.price
  }
  const determinant = yy * mm - ym ** 2
  return {
    per_year: within(BOUNDS.per_year, (yp * mm - mp * ym) / determinant),
    per_100000_km: within(BOUNDS.per_100000_km, (yy * mp - ym * yp) / determinant),
  }
}

const predict = ({ years, mileage }: Point, { per_year, per_100000_km }: Depreciation): number =>
  years * per_year + mileage * per_100000_km

const within = ([least, most]: readonly [number, number], value: number): number =>
  Math.min(most, Math.max(least, value))
