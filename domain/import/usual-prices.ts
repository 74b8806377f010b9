import { FEWEST_SIMILAR, SIMILAR_YEARS } from '#domain/ads/price-standing.ts'

interface Priced {
  /** Null if the model is not in the catalogue; such a car is similar to none. */
  model_id: number | null
  year: number
}

export interface UsualPrices {
  /** Adds a car of the file. */
  note: (car: Priced & { price: number | null }) => void
  /**
   * The median price of similar cars in the file, by the same rules as for ads on the site; null if there are too
   * few.
   */
  of: (car: Priced) => number | null
}

/** Collects the prices of a file that is read row by row. */
export function createUsualPrices(): UsualPrices {
  const byModel = new Map<number, { year: number; price: number }[]>()
  return {
    note: ({ model_id, year, price }) => {
      if (model_id === null || price === null) return
      const known = byModel.get(model_id)
      if (known) known.push({ year, price })
      else byModel.set(model_id, [{ year, price }])
    },
    of: ({ model_id, year }) => {
      const alike = byModel.get(model_id ?? 0) ?? []
      const near = SIMILAR_YEARS.map((span) => alike.filter((car) => Math.abs(car.year - year) <= span))
      const similar = near.find(({ length }) => length >= FEWEST_SIMILAR)
      return similar ? medianOf(similar.map(({ price }) => price)) : null
    },
  }
}

function medianOf(prices: number[]): number {
  const sorted = prices.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
