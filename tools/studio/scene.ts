import type { BodyShape } from './body-shape.ts'
import { bodySolid, isInArch, type BodySolid } from './body-solid.ts'
import { buildBvh, type Bvh } from './bvh.ts'
import { bedSolid, finSolid, flankAt, handlesSolid, interiorSolid, mirrorSolids, railsSolid } from './cabin-fittings.ts'
import { meshSolid, type Box, type Mesh } from './mesh.ts'
import { wheelSolids } from './wheel.ts'

export const PART = {
  body: 0,
  tyre: 1,
  rim: 2,
  brake: 3,
  caliper: 4,
  interior: 5,
  mirror: 6,
  trim: 7,
  handle: 8,
  bright: 9,
} as const
export type Part = (typeof PART)[keyof typeof PART]

export interface Scene {
  shape: BodyShape
  body: BodySolid
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
  partOf: Uint8Array
  bvh: Bvh
  /** Whether rays may also leave through the wheel arches, while light is gathered. */
  leaving: { allowed: boolean }
  bounds: Box
}

interface Placed {
  mesh: Mesh
  part: Part
}

function place(mesh: Mesh, x: number, y: number, z: number, mirrored: boolean): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  const sign = mirrored ? -1 : 1
  for (let i = 0; i < positions.length; i += 3) {
    positions.set([mesh.positions[i]! + x, mesh.positions[i + 1]! + y, mesh.positions[i + 2]! * sign + z], i)
    normals.set([mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]! * sign], i)
  }
  const triangles = Uint32Array.from(mesh.triangles)
  if (mirrored) {
    for (let i = 0; i < triangles.length; i += 3)
      [triangles[i + 1], triangles[i + 2]] = [triangles[i + 2]!, triangles[i + 1]!]
  }
  return { positions, normals, triangles }
}

function wheels(shape: BodyShape): Placed[] {
  const { wheelRadius, rimRadius, wheelbase, track } = shape
  const solids = wheelSolids(shape)
  const around = (r: number): Box => ({ min: [-r, -r, -0.135], max: [r, r, 0.135] })
  const parts: [Mesh, Part][] = [
    [meshSolid(solids.tyre, around(wheelRadius + 0.02), 0.009), PART.tyre],
    [meshSolid(solids.rim, around(rimRadius + 0.03), 0.006), PART.rim],
    [meshSolid(solids.brake, around(rimRadius), 0.008), PART.brake],
    [meshSolid(solids.caliper, around(rimRadius), 0.009), PART.caliper],
  ]
  return [0, wheelbase].flatMap((x) =>
    [1, -1].flatMap((side) =>
      parts.map(([mesh, part]) => ({ mesh: place(mesh, x, wheelRadius, side * (track - 0.118), side < 0), part })),
    ),
  )
}

function bodyBox(shape: BodyShape): Box {
  const roof = Math.max(...shape.cabin.roof.map((p) => p[1]), ...shape.deck.map((p) => p[1]))
  const front = Math.min(...shape.nose.map((p) => p[1]))
  const back = Math.max(...shape.tail.map((p) => p[1]))
  const side = Math.max(...shape.plan.map((p) => p[1])) + shape.flare
  return { min: [front - 0.06, 0.08, -side - 0.06], max: [back + 0.06, roof + 0.06, side + 0.06] }
}

function fittings(shape: BodyShape, body: BodySolid): Placed[] {
  const [mx, my] = shape.mirror
  const mirrors = mirrorSolids(shape, body)
  const flank = flankAt(body.solid, mx, my)
  const pair = (solid: typeof mirrors.shell, part: Part): Placed[] => {
    const near: Box = { min: [mx - 0.15, my - 0.08, flank - 0.06], max: [mx + 0.15, my + 0.2, flank + 0.32] }
    const mesh = meshSolid(solid, near, 0.01)
    return [
      { mesh, part },
      { mesh: place(mesh, 0, 0, 0, true), part },
    ]
  }
  const box = bodyBox(shape)
  const high = { min: [0.4, box.max[1] - 0.3, -0.85], max: [shape.wheelbase + 0.9, box.max[1] + 0.1, 0.85] } as const
  const parts = [...pair(mirrors.shell, PART.mirror), ...pair(mirrors.foot, PART.trim)]
  for (const [x, y] of shape.handles) {
    const z = flankAt(body.solid, x, y)
    const near: Box = { min: [x - 0.13, y - 0.04, z - 0.03], max: [x + 0.13, y + 0.04, z + 0.06] }
    const mesh = meshSolid(handlesSolid(shape, body), near, 0.005)
    const part = shape.brightTrim ? PART.bright : PART.handle
    parts.push({ mesh, part }, { mesh: place(mesh, 0, 0, 0, true), part })
  }
  if (shape.roofRails) {
    const mesh = meshSolid(railsSolid(shape, body), { ...high, min: [high.min[0], high.min[1], 0.4] }, 0.0075)
    parts.push({ mesh, part: PART.bright }, { mesh: place(mesh, 0, 0, 0, true), part: PART.bright })
  }
  if (!shape.open) parts.push({ mesh: meshSolid(finSolid(shape, body), high, 0.012), part: PART.mirror })
  if (shape.loadBed) {
    const { from, to, halfWidth, floor } = shape.loadBed
    const rim = body.deckAt(from)
    const near: Box = {
      min: [from - 0.08, floor - 0.1, -halfWidth - 0.08],
      max: [to + 0.08, rim + 0.05, halfWidth + 0.08],
    }
    parts.push({ mesh: meshSolid(bedSolid(shape, body), near, 0.014), part: PART.trim })
  }
  const cabin: Box = {
    min: [shape.seats[0]! - 0.9, 0.3, -0.85],
    max: [shape.seats.at(-1)! + 0.5, box.max[1], 0.85],
  }
  parts.push({ mesh: meshSolid(interiorSolid(shape, body), cabin, 0.02), part: PART.interior })
  return parts
}

export function buildScene(shape: BodyShape): Scene {
  const body = bodySolid(shape)
  const bounds = bodyBox(shape)
  const placed: Placed[] = [
    { mesh: meshSolid(body.solid, bounds, 0.016), part: PART.body },
    ...wheels(shape),
    ...fittings(shape, body),
  ]
  const vertexCount = placed.reduce((sum, p) => sum + p.mesh.positions.length, 0)
  const indexCount = placed.reduce((sum, p) => sum + p.mesh.triangles.length, 0)
  const positions = new Float32Array(vertexCount)
  const normals = new Float32Array(vertexCount)
  const triangles = new Uint32Array(indexCount)
  const partOf = new Uint8Array(indexCount / 3)
  let vertex = 0
  let index = 0
  for (const { mesh, part } of placed) {
    positions.set(mesh.positions, vertex)
    normals.set(mesh.normals, vertex)
    partOf.fill(part, index / 3, (index + mesh.triangles.length) / 3)
    mesh.triangles.forEach((v, i) => (triangles[index + i] = v + vertex / 3))
    vertex += mesh.positions.length
    index += mesh.triangles.length
  }
  const leaving = { allowed: false }
  const bvh = buildBvh(positions, triangles, (triangle, x, y, z, front) => {
    if (partOf[triangle] !== PART.body) return true
    if (isInOpening(shape, body, x, y, z)) return false
    return !((front || leaving.allowed) && isInArch(shape, x, y, z))
  })
  return { shape, body, positions, normals, triangles, partOf, bvh, leaving, bounds }
}

function isInOpening(shape: BodyShape, body: BodySolid, x: number, y: number, z: number): boolean {
  const side = Math.abs(z)
  if (shape.loadBed) {
    const { from, to, halfWidth } = shape.loadBed
    if (x > from && x < to && side < halfWidth && y > body.deckAt(x) - 0.12) return true
  }
  if (!shape.open || x < shape.cabin.windscreen[0]![1] + 0.1) return false
  const sill = body.deckAt(x) - shape.deckCrown * side * side
  return y > sill + 0.012 && x > body.windscreenAt(y, side) + 0.1 && body.cabin(x, y, z) < 0.03
}
