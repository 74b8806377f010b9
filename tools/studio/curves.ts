export type Point = readonly [number, number]
export type Curve = (at: number) => number

const STEP = 0.01
const MARGIN = 0.6

function polyline(points: readonly Point[], at: number): number {
  let index = 1
  while (index < points.length - 1 && at > points[index]![0]) index++
  const [x0, y0] = points[index - 1]!
  const [x1, y1] = points[index]!
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0)
}

/** A polyline whose corners are rounded by a Gaussian of `softness` metres; smooth to the second derivative. */
export function curve(points: readonly Point[], softness: number): Curve {
  const start = points[0]![0] - MARGIN
  const count = Math.ceil((points.at(-1)![0] + MARGIN - start) / STEP) + 4
  const reach = Math.max(1, Math.ceil((softness * 3) / STEP))
  const table = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    let sum = 0
    let weights = 0
    for (let k = -reach; k <= reach; k++) {
      const weight = Math.exp(-0.5 * ((k * STEP) / softness) ** 2)
      sum += weight * polyline(points, start + (i - 1 + k) * STEP)
      weights += weight
    }
    table[i] = sum / weights
  }
  return (at) => {
    const u = Math.min(Math.max((at - start) / STEP, 0), count - 4.001)
    const i = Math.floor(u)
    const t = u - i
    const s = 1 - t
    const b0 = (s * s * s) / 6
    const b1 = (3 * t * t * t - 6 * t * t + 4) / 6
    const b3 = (t * t * t) / 6
    return b0 * table[i]! + b1 * table[i + 1]! + (1 - b0 - b1 - b3) * table[i + 2]! + b3 * table[i + 3]!
  }
}

/** The outline and its mirror image across the car's middle, as one. */
export const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...points
    .filter(([u]) => u !== 0)
    .toReversed()
    .map(([u, v]): Point => [-u, v]),
]
