import { clamp, mix, smoothStep } from './distance.ts'

/** Light of the studio without the car: incoming radiance, in neutral grey. */
export interface Studio {
  room(px: number, py: number, pz: number, dx: number, dy: number, dz: number): number
  /** Light on a diffuse surface with this normal; 1 if it faces up. */
  irradiance(nx: number, ny: number, nz: number): number
  /** Reflection of slightly rough metal in the mirror direction. */
  gloss(dx: number, dy: number, dz: number): number
}

const CEILING = 4.2
const WALL_X = 9
const WALL_Z = 6.5
const FLOOR_LIGHT = 0.66

const inside = (value: number, half: number, soft: number) => 1 - smoothStep(half - soft, half + soft, Math.abs(value))

function ceilingLight(x: number, z: number): number {
  const main = inside(x, 3.3, 0.25) * inside(z, 0.85, 0.12)
  const strips = inside(x, 3.6, 0.3) * inside(Math.abs(z) - 2.7, 0.5, 0.12)
  return 0.3 + 6.5 * main + 5.5 * strips
}

function wallLight(y: number, along: number): number {
  const rising = mix(0.13, 0.5, smoothStep(0.2, 3.2, y))
  const panel = inside(along, 3.2, 0.5) * inside(y - 2.55, 0.55, 0.2)
  return mix(FLOOR_LIGHT, rising + 1.5 * panel, smoothStep(-0.2, 0.9, y))
}

function room(px: number, py: number, pz: number, dx: number, dy: number, dz: number): number {
  const tx = ((dx > 0 ? WALL_X : -WALL_X) - px) / (Math.abs(dx) < 1e-6 ? 1e-6 : dx)
  const tz = ((dz > 0 ? WALL_Z : -WALL_Z) - pz) / (Math.abs(dz) < 1e-6 ? 1e-6 : dz)
  const ty = ((dy > 0 ? CEILING : 0) - py) / (Math.abs(dy) < 1e-6 ? 1e-6 : dy)
  const t = Math.min(Math.abs(tx), Math.abs(tz))
  if (ty >= 0 && ty < t) {
    if (dy <= 0) return FLOOR_LIGHT
    return ceilingLight(px + dx * ty, pz + dz * ty)
  }
  const y = py + dy * t
  return Math.abs(tx) < Math.abs(tz) ? wallLight(y, (pz + dz * t) * 1.2) : wallLight(y, px + dx * t)
}

const COLUMNS = 96
const ROWS = 48

function direction(column: number, row: number): [number, number, number] {
  const turn = (column / COLUMNS) * Math.PI * 2
  const rise = Math.PI / 2 - ((row + 0.5) / ROWS) * Math.PI
  return [Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn)]
}

function lookUp(table: Float32Array, dx: number, dy: number, dz: number): number {
  const u = ((Math.atan2(dz, dx) / (Math.PI * 2) + 1) % 1) * COLUMNS
  const v = clamp(((Math.PI / 2 - Math.asin(clamp(dy, -1, 1))) / Math.PI) * ROWS - 0.5, 0, ROWS - 1.001)
  const i = Math.floor(u) % COLUMNS
  const next = (i + 1) % COLUMNS
  const j = Math.floor(v)
  const s = u - Math.floor(u)
  const upper = mix(table[j * COLUMNS + i]!, table[j * COLUMNS + next]!, s)
  const lower = mix(table[(j + 1) * COLUMNS + i]!, table[(j + 1) * COLUMNS + next]!, s)
  return mix(upper, lower, v - j)
}

function filtered(power: number): Float32Array {
  const light = new Float32Array(COLUMNS * ROWS)
  const directions: [number, number, number][] = []
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const d = direction(column, row)
      light[directions.length] = room(0, 0.8, 0, ...d) * Math.cos(Math.asin(d[1]))
      directions.push(d)
    }
  }
  const table = new Float32Array(COLUMNS * ROWS)
  directions.forEach((n, at) => {
    let sum = 0
    let weights = 0
    directions.forEach((d, i) => {
      const cosine = n[0] * d[0] + n[1] * d[1] + n[2] * d[2]
      if (cosine <= 0) return
      const weight = cosine ** power
      sum += weight * light[i]!
      weights += weight * Math.cos(Math.asin(d[1]))
    })
    table[at] = sum / weights
  })
  return table
}

export function createStudio(): Studio {
  const matt = filtered(1)
  const rough = filtered(28)
  const up = lookUp(matt, 0, 1, 0)
  return {
    room,
    irradiance: (nx, ny, nz) => lookUp(matt, nx, ny, nz) / up,
    gloss: (dx, dy, dz) => lookUp(rough, dx, dy, dz) / up,
  }
}
