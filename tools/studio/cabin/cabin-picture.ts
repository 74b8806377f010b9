import type { BackdropName } from '../backdrops.ts'
import { clamp } from '../distance.ts'
import { develop } from '../paints.ts'
import { createLook, lookAt, type Trim } from './cabin-looks.ts'
import { outside, type CabinScene } from './cabin-light.ts'
import type { CabinPart } from './cabin-solids.ts'

type Vector = readonly [number, number, number]

interface CabinView {
  eye: Vector
  at: Vector
  /** Width of the picture at distance 1. */
  wide: number
}

export const CABIN_VIEWS = {
  dash: { eye: [0.08, 1.1, -0.5], at: [-0.07, 0.7, 0.75], wide: 1.22 },
  seats: { eye: [0.66, 0.98, 0.62], at: [-0.28, 0.46, -0.22], wide: 1.32 },
  rear: { eye: [0.02, 1.17, -0.1], at: [0.1, 0.52, -1.15], wide: 1.5 },
  boot: { eye: [0.16, 1.14, -2.42], at: [-0.02, 0.58, -1.4], wide: 1.2 },
} as const satisfies Record<string, CabinView>
export type CabinViewName = keyof typeof CABIN_VIEWS

/** Windows are tinted, and a picture of the inside shows what is outside paler. */
const THROUGH_GLASS = 0.7

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v)
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Renders one view of the cabin. @returns RGB pixels, 4 to 3 */
export function takeCabinPicture(
  scene: CabinScene,
  light: Float32Array,
  trim: Trim,
  backdrop: BackdropName,
  view: CabinViewName,
  width: number,
  samples: number,
): { pixels: Uint8Array; height: number } {
  const { eye, at, wide } = CABIN_VIEWS[view]
  const ahead = unit([at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]])
  const right = unit([ahead[2], 0, -ahead[0]])
  const up: Vector = [
    ahead[1] * right[2] - ahead[2] * right[1],
    ahead[2] * right[0] - ahead[0] * right[2],
    ahead[0] * right[1] - ahead[1] * right[0],
  ]
  const height = Math.round(width * 0.75)
  const pixels = new Uint8Array(width * height * 3)
  const trace = createCabinTracer(scene, light, trim, backdrop)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum: [number, number, number] = [0, 0, 0]
      for (let s = 0; s < samples; s++) {
        const u = (column + ((0.5 + s * 0.7548776662) % 1)) / width - 0.5
        const v = 0.5 - (row + ((0.5 + s * 0.569840291) % 1)) / height
        const d = unit([0, 1, 2].map((k) => ahead[k]! + right[k]! * u * wide + up[k]! * v * wide * 0.75) as unknown as Vector)
        const seen = trace(eye, d, 0)
        for (let k = 0; k < 3; k++) sum[k]! += Math.min(seen[k]!, 1.6)
      }
      for (let k = 0; k < 3; k++) pixels[(row * width + column) * 3 + k] = develop((sum[k]! / samples) * trim.exposure)
    }
  }
  return { pixels, height }
}

function createCabinTracer(scene: CabinScene, light: Float32Array, trim: Trim, backdrop: BackdropName) {
  const { bvh, triangles, normals, partOf } = scene
  const looks = [createLook(), createLook(), createLook()]
  return function trace(o: Vector, d: Vector, depth: number): [number, number, number] {
    if (!bvh.closest(o[0], o[1], o[2], d[0], d[1], d[2], 0.004, 12)) return outside(backdrop, ...d).map((one) => (one * THROUGH_GLASS) / trim.exposure) as [number, number, number]
    const { distance, triangle, u, v } = bvh.hit
    const w = 1 - u - v
    const [a, b, c] = [triangles[triangle * 3]! * 3, triangles[triangle * 3 + 1]! * 3, triangles[triangle * 3 + 2]! * 3]
    const between = (values: Float32Array, k: number) => values[a + k]! * w + values[b + k]! * u + values[c + k]! * v
    const p: Vector = [o[0] + d[0] * distance, o[1] + d[1] * distance, o[2] + d[2] * distance]
    const look = looks[depth]!
    lookAt(look, partOf[triangle]! as CabinPart, trim, ...p)
    const smooth: Vector = unit([between(normals, 0), between(normals, 1), between(normals, 2)])
    const n = unit([smooth[0] + look.bend[0], smooth[1] + look.bend[1], smooth[2] + look.bend[2]])
    // a bent normal catches more or less of the light that comes from above
    const bent = 1 + 0.9 * (n[1] - smooth[1]) + 0.35 * (n[2] - smooth[2])
    const facing = clamp(-dot(d, n), 0, 1)
    const mirror = look.mirror + (1 - look.mirror) * (1 - facing) ** 5 * (1 - 0.85 * look.rough)
    const out: [number, number, number] = [0, 0, 0]
    for (let k = 0; k < 3; k++) out[k] = between(light, k) * bent * look.matt[k]! * (1 - mirror) + look.glow[k]!
    if (mirror < 0.01) return out
    const r: Vector = [d[0] + 2 * facing * n[0], d[1] + 2 * facing * n[1], d[2] + 2 * facing * n[2]]
    if (look.rough > 0.6 || depth === 2) {
      // a shimmer of the light around
      for (let k = 0; k < 3; k++) out[k]! += between(light, k) * mirror * 0.35
      return out
    }
    const seen = trace([p[0] + n[0] * 0.004, p[1] + n[1] * 0.004, p[2] + n[2] * 0.004], r, depth + 1)
    for (let k = 0; k < 3; k++) out[k]! += mirror * (seen[k]! * (1 - look.rough) + between(light, k) * look.rough * 0.6)
    return out
  }
}
