import { BACKDROPS, type BackdropName, type Rgb } from '../backdrops.ts'
import { buildBvh, type Bvh } from '../bvh.ts'
import { clamp, mix, smoothStep } from '../distance.ts'
import { meshSolid } from '../mesh.ts'
import { createLook, lookAt, type Trim } from './cabin-looks.ts'
import { CABIN_SOLIDS, type CabinPart } from './cabin-solids.ts'

export interface CabinScene {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
  partOf: Uint8Array
  bvh: Bvh
}

export function buildCabin(): CabinScene {
  const meshes = CABIN_SOLIDS.map(({ part, solid, box, cell }) => ({ part, mesh: meshSolid(solid, box, cell) }))
  const vertices = meshes.reduce((sum, { mesh }) => sum + mesh.positions.length, 0)
  const indices = meshes.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0)
  const positions = new Float32Array(vertices)
  const normals = new Float32Array(vertices)
  const triangles = new Uint32Array(indices)
  const partOf = new Uint8Array(indices / 3)
  let vertex = 0
  let index = 0
  for (const { part, mesh } of meshes) {
    positions.set(mesh.positions, vertex)
    normals.set(mesh.normals, vertex)
    partOf.fill(part, index / 3, (index + mesh.triangles.length) / 3)
    mesh.triangles.forEach((at, i) => (triangles[index + i] = at + vertex / 3))
    vertex += mesh.positions.length
    index += mesh.triangles.length
  }
  return { positions, normals, triangles, partOf, bvh: buildBvh(positions, triangles, () => true) }
}

/** Light from the sun through thin cloud, so that shadows are soft: its direction, and the cosine of its half angle. */
const SUN = [-0.42, 0.62, 0.66] as const
const SUN_EDGE = Math.cos(0.3)
const SUN_LIGHT: Rgb = [7.5, 6.6, 5.4]

/** What is seen through the windows in a direction, out of focus. */
export function outside(backdrop: BackdropName, dx: number, dy: number, dz: number): Rgb {
  const { sky, far, crest, ground } = BACKDROPS[backdrop]
  const turn = (Math.atan2(dx, dz) / Math.PI + 1) / 2
  const top = crest((turn * 3) % 1) * 1.1
  const air = smoothStep(0, 0.7, dy)
  const land = smoothStep(-0.02, top, dy)
  const near = smoothStep(0, -0.5, dy)
  const from = smoothStep(top - 0.025, top + 0.025, dy)
  return [0, 1, 2].map((k) => {
    const above = mix(sky[1][k]!, sky[0][k]!, air)
    const below = dy > 0 ? mix(far[1][k]!, far[0][k]!, land) : mix(ground[0][k]!, ground[1][k]!, near)
    return mix(below, above, from) * 1.25
  }) as unknown as Rgb
}

const RAYS = 72
const SUN_RAYS = 12
const BOUNCES = 2
/** Above it pictures would be white. */
const BRIGHTEST = 2.2

/** Directions of rays that are spread over a half sphere by the cosine law, around the y axis. */
const spread = Array.from({ length: RAYS }, (_, i) => {
  const radius = Math.sqrt((i + 0.5) / RAYS)
  const turn = i * 2.399963
  return [radius * Math.cos(turn), Math.sqrt(1 - radius * radius), radius * Math.sin(turn)] as const
})

/** Two directions across a normal, turned by an angle. */
function across(nx: number, ny: number, nz: number, angle: number): number[] {
  const helper = Math.abs(ny) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  let [ax, ay, az] = [
    helper[1]! * nz - helper[2]! * ny,
    helper[2]! * nx - helper[0]! * nz,
    helper[0]! * ny - helper[1]! * nx,
  ]
  const length = Math.hypot(ax, ay, az)
  ax /= length
  ay /= length
  az /= length
  const [bx, by, bz] = [ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [ax * c + bx * s, ay * c + by * s, az * c + bz * s, bx * c - ax * s, by * c - ay * s, bz * c - az * s]
}

/**
 * Light that falls on each vertex, in red, green and blue: from outside through the windows, then from what it has
 * reached, twice.
 */
export function gatherLight(scene: CabinScene, trim: Trim, backdrop: BackdropName): Float32Array {
  const { positions, normals, triangles, partOf, bvh } = scene
  const count = positions.length / 3
  const colours = new Float32Array(count * 3)
  const look = createLook()
  for (let t = 0; t < partOf.length; t++) {
    for (let corner = 0; corner < 3; corner++) {
      const at = triangles[t * 3 + corner]! * 3
      lookAt(look, partOf[t]! as CabinPart, trim, positions[at]!, positions[at + 1]!, positions[at + 2]!)
      for (let k = 0; k < 3; k++) colours[at + k] = look.matt[k]!
    }
  }
  let light = new Float32Array(count * 3)
  for (let bounce = 0; bounce <= BOUNCES; bounce++) {
    const next = new Float32Array(count * 3)
    for (let v = 0; v < count; v++) {
      const [nx, ny, nz] = [normals[v * 3]!, normals[v * 3 + 1]!, normals[v * 3 + 2]!]
      const x = positions[v * 3]! + nx * 0.004
      const y = positions[v * 3 + 1]! + ny * 0.004
      const z = positions[v * 3 + 2]! + nz * 0.004
      const [ax, ay, az, bx, by, bz] = across(nx, ny, nz, (v * 0.754877) % (Math.PI * 2)) as [number, number, number, number, number, number]
      for (const [su, sn, sv] of spread) {
        const dx = ax * su + nx * sn + bx * sv
        const dy = ay * su + ny * sn + by * sv
        const dz = az * su + nz * sn + bz * sv
        if (!bvh.closest(x, y, z, dx, dy, dz, 0.003, 12)) {
          const seen = outside(backdrop, dx, dy, dz)
          for (let k = 0; k < 3; k++) next[v * 3 + k]! += seen[k]! / RAYS
        } else if (bounce > 0 && bvh.hit.front) {
          const { triangle, u, v: w } = bvh.hit
          const [a, b, c] = [triangles[triangle * 3]! * 3, triangles[triangle * 3 + 1]! * 3, triangles[triangle * 3 + 2]! * 3]
          for (let k = 0; k < 3; k++) {
            const reached = light[a + k]! * colours[a + k]! * (1 - u - w) + light[b + k]! * colours[b + k]! * u + light[c + k]! * colours[c + k]! * w
            next[v * 3 + k]! += reached / RAYS
          }
        }
      }
      const facing = nx * SUN[0] + ny * SUN[1] + nz * SUN[2]
      if (facing > 0) {
        const [cx, cy, cz, ex, ey, ez] = across(SUN[0], SUN[1], SUN[2], (v * 0.569840291) % (Math.PI * 2)) as [number, number, number, number, number, number]
        let open = 0
        for (let i = 0; i < SUN_RAYS; i++) {
          const radius = Math.sqrt((i + 0.5) / SUN_RAYS) * Math.sqrt(1 - SUN_EDGE ** 2)
          const [s, t] = [radius * Math.cos(i * 2.399963), radius * Math.sin(i * 2.399963)]
          if (!bvh.closest(x, y, z, SUN[0] + cx * s + ex * t, SUN[1] + cy * s + ey * t, SUN[2] + cz * s + ez * t, 0.003, 12)) open++
        }
        for (let k = 0; k < 3; k++) next[v * 3 + k]! += (SUN_LIGHT[k]! * SUN_SHARE[backdrop]! * clamp(facing, 0, 1) * open) / SUN_RAYS
      }
    }
    light = next.map((one) => Math.min(one, BRIGHTEST))
  }
  return smoothed(scene, light)
}

/** How much of the sun is left at the hour of a backdrop. */
const SUN_SHARE: Record<BackdropName, number> = { noon: 0.5, dawn: 0.3, dusk: 0.16, ridge: 0.4, palms: 0.42, evening: 0.04 }

/** Averages neighbours, since few rays leave grain. */
function smoothed({ triangles }: CabinScene, light: Float32Array): Float32Array {
  let values = light
  for (let pass = 0; pass < 3; pass++) {
    const sums = Float32Array.from(values)
    const weights = new Float32Array(values.length / 3).fill(1)
    for (let i = 0; i < triangles.length; i += 3) {
      for (let corner = 0; corner < 3; corner++) {
        const from = triangles[i + corner]!
        const to = triangles[i + ((corner + 1) % 3)]!
        for (let k = 0; k < 3; k++) sums[to * 3 + k]! += values[from * 3 + k]!
        weights[to]!++
      }
    }
    values = sums.map((sum, i) => sum / weights[Math.floor(i / 3)]!)
  }
  return values
}
