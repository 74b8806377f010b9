/** The lowest price of each step of a plot of prices, in riyals. */
export const PRICE_STEPS: readonly number[] = [
  ...steps(0, 100_000, 10_000),
  ...steps(100_000, 200_000, 20_000),
  ...steps(200_000, 400_000, 50_000),
  400_000,
  500_000,
  700_000,
  1_000_000,
]

function steps(from: number, to: number, width: number): number[] {
  return Array.from({ length: (to - from) / width }, (_, at) => from + at * width)
}
