import { clamp } from './distance.ts'
import { PART, type Scene } from './scene.ts'
import type { Studio } from './studio.ts'

export interface FloorShadow {
  /** Share of the studio's light that reaches a point of the floor, 0 to 1. */
  at(x: number, z: number): number
}

function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const CELL = 0.035

export function castFloorShadow(scene: Scene, studio: Studio): FloorShadow {
  const x0 = scene.bounds.min[0] - 1.6
  const z0 = scene.bounds.min[2] - 1.6
  const columns = Math.ceil((scene.bounds.max[0] + 1.6 - x0) / CELL)
  const rows = Math.ceil((scene.bounds.max[2] + 1.6 - z0) / CELL)
  const random = randomNumbers(7)
  let map = new Float32Array(columns * rows)
  scene.leaving.allowed = true
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = x0 + i * CELL
      const z = z0 + j * CELL
      let lit = 0
      let all = 0
      for (let ring = 0; ring < 5; ring++) {
        for (let spoke = 0; spoke < 10; spoke++) {
          const s = (ring + random()) / 5
          const turn = ((spoke + random()) / 10) * Math.PI * 2
          const flat = Math.sqrt(s)
          const dx = flat * Math.cos(turn)
          const dz = flat * Math.sin(turn)
          const dy = Math.sqrt(1 - s) + 0.001
          const light = 0.5 + studio.room(x - scene.shape.wheelbase / 2, 0.01, z, dx, dy, dz)
          all += light
          if (!scene.bvh.closest(x, 0.001, z, dx, dy, dz, 0, 6)) lit += light
        }
      }
      map[j * columns + i] = lit / all
    }
  }
  for (let pass = 0; pass < 3; pass++) map = blur(map, columns, rows)
  return {
    at: (x, z) => {
      const u = (x - x0) / CELL
      const v = (z - z0) / CELL
      if (u < 0 || v < 0 || u >= columns - 1 || v >= rows - 1) return 1
      const i = Math.floor(u)
      const j = Math.floor(v)
      const p = j * columns + i
      const upper = map[p]! + (map[p + 1]! - map[p]!) * (u - i)
      const lower = map[p + columns]! + (map[p + columns + 1]! - map[p + columns]!) * (u - i)
      const edge = clamp(Math.min(u, v, columns - 1 - u, rows - 1 - v) / 25, 0, 1)
      return 1 - (1 - (upper + (lower - upper) * (v - j))) * edge
    },
  }
}

function blur(map: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(map.length)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let sum = 0
      let weights = 0
      for (let dj = -1; dj <= 1; dj++) {
        for (let di = -1; di <= 1; di++) {
          const y = j + dj
          const x = i + di
          if (x < 0 || y < 0 || x >= columns || y >= rows) continue
          const weight = (di === 0 ? 2 : 1) * (dj === 0 ? 2 : 1)
          sum += map[y * columns + x]! * weight
          weights += weight
        }
      }
      out[j * columns + i] = sum / weights
    }
  }
  return out
}

const RAYS: Partial<Record<number, number>> = { [PART.body]: 24, [PART.interior]: 12 }

/** Ambient occlusion: how open each vertex is, 0 to 1, smoothed over its neighbours. */
export function castOcclusion(scene: Scene, floor: FloorShadow): Float32Array {
  const { positions, normals, triangles, partOf, bvh } = scene
  const count = positions.length / 3
  const partOfVertex = new Uint8Array(count)
  triangles.forEach((v, i) => (partOfVertex[v] = partOf[Math.floor(i / 3)]!))
  const random = randomNumbers(11)
  let open = new Float32Array(count)
  scene.leaving.allowed = true
  for (let v = 0; v < count; v++) {
    const rays = RAYS[partOfVertex[v]!] ?? 16
    const nx = normals[v * 3]!,
      ny = normals[v * 3 + 1]!,
      nz = normals[v * 3 + 2]!
    const ox = positions[v * 3]! + nx * 0.004,
      oy = positions[v * 3 + 1]! + ny * 0.004,
      oz = positions[v * 3 + 2]! + nz * 0.004
    if (partOfVertex[v] !== PART.body && oz < -0.3) {
      open[v] = 0.4
      continue
    }
    let sum = 0
    for (let ray = 0; ray < rays; ray++) {
      const rise = random() * 2 - 1
      const turn = random() * Math.PI * 2
      const flat = Math.sqrt(1 - rise * rise)
      let dx = nx + flat * Math.cos(turn),
        dy = ny + rise,
        dz = nz + flat * Math.sin(turn)
      const length = Math.hypot(dx, dy, dz) || 1
      dx /= length
      dy /= length
      dz /= length
      if (bvh.closest(ox, oy, oz, dx, dy, dz, 0.002, 2.5)) continue
      sum += dy < 0 ? floor.at(ox - (dx / dy) * oy, oz - (dz / dy) * oy) : 1
    }
    open[v] = sum / rays
  }
  scene.leaving.allowed = false
  for (let pass = 0; pass < 3; pass++) open = smooth(open, triangles)
  return open
}

function smooth(values: Float32Array, triangles: Uint32Array): Float32Array<ArrayBuffer> {
  const sums = Float32Array.from(values)
  const weights = new Float32Array(values.length).fill(1)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]!,
      b = triangles[t + 1]!,
      c = triangles[t + 2]!
    sums[a]! += values[b]! + values[c]!
    sums[b]! += values[a]! + values[c]!
    sums[c]! += values[a]! + values[b]!
    weights[a]! += 2
    weights[b]! += 2
    weights[c]! += 2
  }
  return sums.map((sum, i) => sum / weights[i]!)
}
