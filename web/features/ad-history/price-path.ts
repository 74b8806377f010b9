import type { AdHistoryStep } from '#contract/cars.ts'

/** In units of the view box. */
export const WIDTH = 100
export const HEIGHT = 40
/** Room for the width of the line. */
const EDGE = 2

interface Priced {
  since: string
  price: number
}

/** The prices of an ad from its publication on, each until the next. Empty unless the price has changed. */
export function pricesOf(history: readonly AdHistoryStep[]): Priced[] {
  const steps = history.toReversed().flatMap(({ since, price }) => (price === null ? [] : [{ since, price }]))
  const changed = steps.filter(({ price }, at) => price !== steps[at - 1]?.price)
  return changed.length > 1 ? changed : []
}

/** The path of a line with a step at each change. The last price has as much room as the time between the others at least. */
export function pricePathOf(prices: readonly Priced[]): string {
  const times = prices.map(({ since }) => Date.parse(since))
  const amounts = prices.map(({ price }) => price)
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const end = last + (last - first) / prices.length
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (time: number) => round(((time - first) / (end - first)) * WIDTH)
  const y = (price: number) => round(EDGE + ((most - price) / (most - least)) * (HEIGHT - 2 * EDGE))
  const steps = prices.map(({ price }, at) => `${at ? `H${x(times[at] ?? 0)}V` : 'M0 '}${y(price)}`)
  return `${steps.join('')}H${WIDTH}`
}

const round = (place: number) => Math.round(place * 10) / 10
