export interface Timings {
  /** Sorted, in milliseconds. */
  sorted: Float64Array
  p50: number
  p95: number
  p99: number
}

export function timingsOf(milliseconds: readonly number[]): Timings {
  const sorted = Float64Array.from(milliseconds).toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { sorted, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Runs `work` sequentially: `times` runs after a tenth as many for warm-up. */
export async function timeEach(times: number, work: (round: number) => Promise<unknown>): Promise<Timings> {
  const warmUp = Math.ceil(times / 10)
  const milliseconds: number[] = []
  for (let round = 0; round < times + warmUp; round += 1) {
    const started = performance.now()
    await work(round)
    if (round >= warmUp) milliseconds.push(performance.now() - started)
  }
  return timingsOf(milliseconds)
}

/** The median of three measurements of a baseline, made shortly before the compared figures. */
export async function medianOfThree(measure: () => Promise<number>): Promise<number> {
  return medianOf([await measure(), await measure(), await measure()])
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
