/** Maps numbers between two values to places between two others. */
export const linearScale =
  ([least, most]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number => {
    const share = most === least ? 0.5 : (value - least) / (most - least)
    return Math.round((start + share * (end - start)) * 100) / 100
  }

const STEPS = [1, 2, 2.5, 5, 10]
/** Steps between the lowest and the highest mark, at most. */
const MOST_STEPS = 5

/** Round numbers in even steps, from at most the lowest value to at least the highest. */
export function roundMarks(values: readonly number[]): number[] {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const wanted = (most - least || most || 1) / (MOST_STEPS - 1)
  const unit = 10 ** Math.floor(Math.log10(wanted))
  const step = unit * (STEPS.find((one) => one * unit >= wanted) ?? 10)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
