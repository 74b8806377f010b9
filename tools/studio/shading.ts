import { createBodySurface } from './body-surface.ts'
import { clamp, smoothStep } from './distance.ts'
import { createMaterial, LOOKS, setMaterial, type Material } from './material.ts'
import type { FloorShadow } from './occlusion.ts'
import { PART, type Scene } from './scene.ts'
import type { Studio } from './studio.ts'

/**
 * Light along a ray in four layers: light that neither paint nor backdrop changes (red, green, blue), light on diffuse
 * paint, light reflected by metallic paint, and light from the backdrop and the floor. Pictures in any colour, before any
 * backdrop, are mixed from the layers.
 */
export const LAYERS = 6
export const BACKDROP_LAYER = 5

export type Tracer = (
  out: Float64Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  backdrop: number,
) => void

const PLAIN: Partial<Record<number, Parameters<typeof setMaterial>[1]>> = {
  [PART.tyre]: LOOKS.rubber,
  [PART.rim]: LOOKS.alloy,
  [PART.brake]: LOOKS.brake,
  [PART.caliper]: LOOKS.darkAlloy,
  [PART.interior]: LOOKS.interior,
  [PART.mirror]: LOOKS.paint,
  [PART.trim]: LOOKS.plastic,
  [PART.handle]: LOOKS.paint,
  [PART.bright]: LOOKS.chrome,
}

export function createTracer(scene: Scene, studio: Studio, floor: FloorShadow, open: Float32Array): Tracer {
  const { bvh, triangles, normals, partOf, shape } = scene
  const surface = createBodySurface(shape, scene.body)
  const middle = shape.wheelbase / 2
  const materials: Material[] = Array.from({ length: 5 }, createMaterial)
  const normalAt = Array.from({ length: 5 }, () => new Float64Array(3))

  function add(out: Float64Array, r: number, g: number, b: number, weight: number): void {
    out[0]! += r * weight
    out[1]! += g * weight
    out[2]! += b * weight
  }

  function addRoomOrFloor(
    out: Float64Array,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    weight: number,
  ): void {
    const light = studio.room(ox - middle, oy, oz, dx, dy, dz)
    if (dy >= -1e-4) return add(out, light, light, light, weight)
    const t = -oy / dy
    out[BACKDROP_LAYER]! += light * floor.at(ox + dx * t, oz + dz * t) * weight
  }

  function trace(
    out: Float64Array,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    weight: number,
    depth: number,
    inCabin: boolean,
    backdrop: number,
  ): void {
    const floorAt = dy < -1e-5 ? -oy / dy : Infinity
    const near = depth === 0 ? 0.01 : 0.02
    if (!bvh.closest(ox, oy, oz, dx, dy, dz, near, Math.min(floorAt, 60))) {
      if (backdrop < 0) {
        addRoomOrFloor(out, ox, oy, oz, dx, dy, dz, weight)
      } else if (floorAt < 60)
        shadeFloor(out, ox + dx * floorAt, oz + dz * floorAt, dx, dy, dz, weight, depth, backdrop)
      else out[BACKDROP_LAYER]! += backdrop * weight
      return
    }
    const { distance, triangle, u, v, front } = bvh.hit
    const a = triangles[triangle * 3]!,
      b = triangles[triangle * 3 + 1]!,
      c = triangles[triangle * 3 + 2]!
    const w = 1 - u - v
    const normal = normalAt[depth]!
    for (let axis = 0; axis < 3; axis++) {
      normal[axis] = normals[a * 3 + axis]! * w + normals[b * 3 + axis]! * u + normals[c * 3 + axis]! * v
    }
    const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!)
    for (let axis = 0; axis < 3; axis++) normal[axis]! /= length
    const access = clamp(open[a]! * w + open[b]! * u + open[c]! * v, 0, 1)
    const x = ox + dx * distance,
      y = oy + dy * distance,
      z = oz + dz * distance
    const material = materials[depth]!
    const part = partOf[triangle]!
    if (part === PART.body) {
      if (front || inCabin) surface(material, x, y, z, normal)
      if (!front) {
        if (inCabin && material.through > 0) {
          trace(out, x, y, z, dx, dy, dz, weight * 0.6, depth + 1, false, backdrop)
          return
        }
        setMaterial(material, shape.open && y > 0.72 ? LOOKS.leather : LOOKS.lining)
      }
    } else if (part === PART.interior && shape.open) setMaterial(material, LOOKS.leather)
    else setMaterial(material, inCabin && part !== PART.interior ? LOOKS.lining : PLAIN[part]!)
    shade(out, x, y, z, dx, dy, dz, normal, material, access, weight, depth, backdrop, inCabin)
  }

  function shade(
    out: Float64Array,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    normal: Float64Array,
    material: Material,
    access: number,
    weight: number,
    depth: number,
    backdrop: number,
    inCabin: boolean,
  ): void {
    const nx = normal[0]!,
      ny = normal[1]!,
      nz = normal[2]!
    const facing = clamp(-(dx * nx + dy * ny + dz * nz), 0, 1)
    const rx = dx + 2 * facing * nx,
      ry = dy + 2 * facing * ny,
      rz = dz + 2 * facing * nz
    const base = material.mirror
    const mirror = base > 0 ? base + (1 - base) * (1 - facing) ** 5 : 0
    const kept = weight * material.shade
    const light = studio.irradiance(nx, ny, nz) * access * (inCabin ? 0.45 : 1)
    const gloss = studio.gloss(rx, ry, rz) * smoothStep(0, 0.7, access)
    const body = kept * (1 - mirror)
    const { matt, metal, glow } = material
    add(
      out,
      matt[0] * light + metal[0] * gloss + glow[0],
      matt[1] * light + metal[1] * gloss + glow[1],
      matt[2] * light + metal[2] * gloss + glow[2],
      body,
    )
    if (material.paint > 0) {
      out[3]! += light * body
      out[4]! += gloss * body
    }
    if (mirror > 0.004 && depth < 2 && kept * mirror > 0.002) {
      trace(out, x + nx * 0.003, y + ny * 0.003, z + nz * 0.003, rx, ry, rz, kept * mirror, depth + 1, false, -1)
    } else if (mirror > 0.004) {
      addRoomOrFloor(out, x, y, z, rx, ry, rz, kept * mirror)
    }
    if (material.through > 0 && depth < 2) {
      const tint = material.through * (0.35 + 0.65 * facing)
      trace(out, x, y, z, dx, dy, dz, kept * (1 - mirror) * tint, depth + 1, true, backdrop < 0 ? 0.4 : backdrop)
    }
  }

  function shadeFloor(
    out: Float64Array,
    x: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    weight: number,
    depth: number,
    backdrop: number,
  ): void {
    const shadow = floor.at(x, z)
    const lit = backdrop * (0.06 + 0.94 * shadow)
    const mirror = depth === 0 ? 0.012 + 0.18 * (1 + dy) ** 6 : 0
    out[BACKDROP_LAYER]! += lit * weight * (1 - mirror)
    if (mirror > 0) trace(out, x, 0.001, z, dx, -dy, dz, weight * mirror, 1, false, backdrop)
  }

  return (out, ox, oy, oz, dx, dy, dz, backdrop) => trace(out, ox, oy, oz, dx, dy, dz, 1, 0, false, backdrop)
}
