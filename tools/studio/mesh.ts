import type { Solid } from './distance.ts'

export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
}

export interface Box {
  min: readonly [number, number, number]
  max: readonly [number, number, number]
}

const BLOCK = 4

/** Samples the solid on a grid, skipping blocks that are certainly far from its surface. */
function sampleField(solid: Solid, box: Box, cell: number, size: readonly [number, number, number]): Float32Array {
  const [nx, ny, nz] = size
  const field = new Float32Array(nx * ny * nz)
  const far = BLOCK * cell * 0.87 * 2
  for (let k0 = 0; k0 < nz; k0 += BLOCK) {
    for (let j0 = 0; j0 < ny; j0 += BLOCK) {
      for (let i0 = 0; i0 < nx; i0 += BLOCK) {
        const half = (BLOCK / 2) * cell
        const x0 = box.min[0] + i0 * cell
        const y0 = box.min[1] + j0 * cell
        const z0 = box.min[2] + k0 * cell
        const centre = solid(x0 + half, y0 + half, z0 + half)
        const skip = Math.abs(centre) > far
        for (let k = k0; k < Math.min(nz, k0 + BLOCK); k++) {
          for (let j = j0; j < Math.min(ny, j0 + BLOCK); j++) {
            for (let i = i0; i < Math.min(nx, i0 + BLOCK); i++) {
              field[(k * ny + j) * nx + i] = skip
                ? centre
                : solid(box.min[0] + i * cell, box.min[1] + j * cell, box.min[2] + k * cell)
            }
          }
        }
      }
    }
  }
  return field
}

function project(solid: Solid, out: number[], normals: number[], x: number, y: number, z: number, cell: number) {
  const e = 0.002
  let nx = 0
  let ny = 0
  let nz = 0
  for (let step = 0; step < 3; step++) {
    nx = (solid(x + e, y, z) - solid(x - e, y, z)) / (2 * e)
    ny = (solid(x, y + e, z) - solid(x, y - e, z)) / (2 * e)
    nz = (solid(x, y, z + e) - solid(x, y, z - e)) / (2 * e)
    if (step === 2) break
    const squared = Math.max(nx * nx + ny * ny + nz * nz, 0.05)
    const move = Math.min(Math.max(solid(x, y, z) / squared, -cell), cell) * 0.9
    x -= nx * move
    y -= ny * move
    z -= nz * move
  }
  const length = Math.hypot(nx, ny, nz) || 1
  out.push(x, y, z)
  normals.push(nx / length, ny / length, nz / length)
}

/** Naive surface nets: one vertex per cell that the surface crosses, which is then moved onto the surface. */
export function meshSolid(solid: Solid, box: Box, cell: number): Mesh {
  const size = [0, 1, 2].map((axis) => Math.ceil((box.max[axis]! - box.min[axis]!) / cell) + 1)
  const [nx, ny, nz] = size as [number, number, number]
  const field = sampleField(solid, box, cell, [nx, ny, nz])
  const positions: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1)
  const strides = [1, nx, nx * ny]
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const base = (k * ny + j) * nx + i
        let crossings = 0
        let sx = 0
        let sy = 0
        let sz = 0
        for (let edge = 0; edge < 12; edge++) {
          const axis = edge >> 2
          const a = edge & 1
          const b = (edge >> 1) & 1
          const o = [0, 0, 0]
          o[(axis + 1) % 3] = a
          o[(axis + 2) % 3] = b
          const from = base + o[0]! + o[1]! * nx + o[2]! * nx * ny
          const f0 = field[from]!
          const f1 = field[from + strides[axis]!]!
          if (f0 < 0 === f1 < 0) continue
          const t = f0 / (f0 - f1)
          sx += o[0]! + (axis === 0 ? t : 0)
          sy += o[1]! + (axis === 1 ? t : 0)
          sz += o[2]! + (axis === 2 ? t : 0)
          crossings++
        }
        if (crossings === 0) continue
        vertexOf[base] = positions.length / 3
        const x = box.min[0] + (i + sx / crossings) * cell
        const y = box.min[1] + (j + sy / crossings) * cell
        const z = box.min[2] + (k + sz / crossings) * cell
        project(solid, positions, normals, x, y, z, cell)
      }
    }
  }
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const base = (k * ny + j) * nx + i
        const inside = field[base]! < 0
        for (let axis = 0; axis < 3; axis++) {
          if (inside === field[base + strides[axis]!]! < 0) continue
          const u = strides[(axis + 1) % 3]!
          const v = strides[(axis + 2) % 3]!
          const a = vertexOf[base]!
          const b = vertexOf[base - u]!
          const c = vertexOf[base - u - v]!
          const d = vertexOf[base - v]!
          if (a < 0 || b < 0 || c < 0 || d < 0) continue
          if (inside) triangles.push(a, b, c, a, c, d)
          else triangles.push(a, c, b, a, d, c)
        }
      }
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    triangles: new Uint32Array(triangles),
  }
}
