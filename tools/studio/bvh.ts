/** Triangles in a bounding volume hierarchy; `hit` is the last result of `closest`. */
export interface Bvh {
  closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, near: number, far: number): boolean
  hit: { distance: number; triangle: number; u: number; v: number; front: boolean }
}

/** Whether a hit counts; one in a hole that is cut into a surface does not. */
export type HitFilter = (triangle: number, x: number, y: number, z: number, front: boolean) => boolean

const BINS = 12
const LEAF = 4

export function buildBvh(positions: Float32Array, triangles: Uint32Array, accepts: HitFilter): Bvh {
  const count = triangles.length / 3
  const order = new Uint32Array(count)
  const centres = new Float32Array(count * 3)
  const lows = new Float32Array(count * 3)
  const highs = new Float32Array(count * 3)
  for (let t = 0; t < count; t++) {
    order[t] = t
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[triangles[t * 3]! * 3 + axis]!
      const b = positions[triangles[t * 3 + 1]! * 3 + axis]!
      const c = positions[triangles[t * 3 + 2]! * 3 + axis]!
      lows[t * 3 + axis] = Math.min(a, b, c)
      highs[t * 3 + axis] = Math.max(a, b, c)
      centres[t * 3 + axis] = (lows[t * 3 + axis]! + highs[t * 3 + axis]!) / 2
    }
  }
  const bounds = new Float32Array(count * 12)
  const child = new Int32Array(count * 2)
  const size = new Int32Array(count * 2)
  let nodes = 1
  const work: number[] = [0, 0, count]
  const binCount = new Int32Array(BINS)
  const binBox = new Float32Array(BINS * 6)
  const area = (b: Float32Array | number[], o: number) => {
    const x = b[o + 3]! - b[o]!
    const y = b[o + 4]! - b[o + 1]!
    const z = b[o + 5]! - b[o + 2]!
    return x < 0 ? 0 : x * y + y * z + z * x
  }
  const grow = (
    b: Float32Array | number[],
    o: number,
    from: Float32Array,
    fo: number,
    upper: Float32Array,
    uo: number,
  ) => {
    for (let axis = 0; axis < 3; axis++) {
      if (from[fo + axis]! < b[o + axis]!) b[o + axis] = from[fo + axis]!
      if (upper[uo + axis]! > b[o + 3 + axis]!) b[o + 3 + axis] = upper[uo + axis]!
    }
  }
  const empty = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  while (work.length > 0) {
    const last = work.pop()!
    const first = work.pop()!
    const node = work.pop()!
    const box = [...empty]
    const inner = [...empty]
    for (let i = first; i < last; i++) {
      grow(box, 0, lows, order[i]! * 3, highs, order[i]! * 3)
      grow(inner, 0, centres, order[i]! * 3, centres, order[i]! * 3)
    }
    bounds.set(box, node * 6)
    let best = Infinity
    let bestAxis = -1
    let bestBin = 0
    if (last - first > LEAF) {
      for (let axis = 0; axis < 3; axis++) {
        const low = inner[axis]!
        const scale = BINS / (inner[axis + 3]! - low)
        if (!Number.isFinite(scale)) continue
        binCount.fill(0)
        for (let b = 0; b < BINS; b++) binBox.set(empty, b * 6)
        for (let i = first; i < last; i++) {
          const t = order[i]!
          const b = Math.min(BINS - 1, Math.floor((centres[t * 3 + axis]! - low) * scale))
          binCount[b]!++
          grow(binBox, b * 6, lows, t * 3, highs, t * 3)
        }
        const rightCost = new Float64Array(BINS)
        let running = [...empty]
        let total = 0
        for (let b = BINS - 1; b > 0; b--) {
          grow(running, 0, binBox, b * 6, binBox, b * 6 + 3)
          total += binCount[b]!
          rightCost[b] = total * area(running, 0)
        }
        running = [...empty]
        total = 0
        for (let b = 0; b < BINS - 1; b++) {
          grow(running, 0, binBox, b * 6, binBox, b * 6 + 3)
          total += binCount[b]!
          const cost = total * area(running, 0) + rightCost[b + 1]!
          if (total > 0 && total < last - first && cost < best) [best, bestAxis, bestBin] = [cost, axis, b]
        }
      }
    }
    if (bestAxis < 0) {
      child[node] = first
      size[node] = last - first
      continue
    }
    const low = inner[bestAxis]!
    const scale = BINS / (inner[bestAxis + 3]! - low)
    let middle = first
    for (let i = first; i < last; i++) {
      const t = order[i]!
      if (Math.min(BINS - 1, Math.floor((centres[t * 3 + bestAxis]! - low) * scale)) > bestBin) continue
      order[i] = order[middle]!
      order[middle++] = t
    }
    child[node] = nodes
    size[node] = 0
    work.push(nodes, first, middle, nodes + 1, middle, last)
    nodes += 2
  }
  const packed = new Float32Array(count * 9)
  for (let i = 0; i < count; i++) {
    const t = order[i]! * 3
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[triangles[t]! * 3 + axis]!
      packed[i * 9 + axis] = a
      packed[i * 9 + 3 + axis] = positions[triangles[t + 1]! * 3 + axis]! - a
      packed[i * 9 + 6 + axis] = positions[triangles[t + 2]! * 3 + axis]! - a
    }
  }
  const hit = { distance: 0, triangle: -1, u: 0, v: 0, front: true }
  const stack = new Int32Array(96)
  const entry = new Float64Array(96)

  function closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, near: number, far: number) {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    let found = -1
    let top = 0
    stack[top] = 0
    entry[top++] = -Infinity
    while (top > 0) {
      const node = stack[--top]!
      if (entry[top]! > far) continue
      const n = size[node]!
      const start = child[node]!
      if (n > 0) {
        for (let i = start; i < start + n; i++) {
          const p = i * 9
          const e1x = packed[p + 3]!,
            e1y = packed[p + 4]!,
            e1z = packed[p + 5]!
          const e2x = packed[p + 6]!,
            e2y = packed[p + 7]!,
            e2z = packed[p + 8]!
          const px = dy * e2z - dz * e2y
          const py = dz * e2x - dx * e2z
          const pz = dx * e2y - dy * e2x
          const det = e1x * px + e1y * py + e1z * pz
          if (det > -1e-12 && det < 1e-12) continue
          const inv = 1 / det
          const tx = ox - packed[p]!,
            ty = oy - packed[p + 1]!,
            tz = oz - packed[p + 2]!
          const u = (tx * px + ty * py + tz * pz) * inv
          if (u < -1e-5 || u > 1.00001) continue
          const qx = ty * e1z - tz * e1y
          const qy = tz * e1x - tx * e1z
          const qz = tx * e1y - ty * e1x
          const v = (dx * qx + dy * qy + dz * qz) * inv
          if (v < -1e-5 || u + v > 1.00001) continue
          const t = (e2x * qx + e2y * qy + e2z * qz) * inv
          if (t < near || t >= far) continue
          if (!accepts(order[i]!, ox + dx * t, oy + dy * t, oz + dz * t, det > 0)) continue
          far = t
          found = order[i]!
          hit.u = u
          hit.v = v
          hit.front = det > 0
        }
        continue
      }
      let nearFirst = Infinity
      let nearSecond = Infinity
      for (let c = 0; c < 2; c++) {
        const b = (start + c) * 6
        const x0 = (bounds[b]! - ox) * ix,
          x1 = (bounds[b + 3]! - ox) * ix
        const y0 = (bounds[b + 1]! - oy) * iy,
          y1 = (bounds[b + 4]! - oy) * iy
        const z0 = (bounds[b + 2]! - oz) * iz,
          z1 = (bounds[b + 5]! - oz) * iz
        const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
        const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
        const reached = enter <= leave && leave >= near && enter <= far ? enter : Infinity
        if (c === 0) nearFirst = reached
        else nearSecond = reached
      }
      const swap = nearFirst > nearSecond
      const [farSide, nearSide] = swap ? [nearFirst, nearSecond] : [nearSecond, nearFirst]
      if (farSide < Infinity) {
        stack[top] = swap ? start : start + 1
        entry[top++] = farSide
      }
      if (nearSide < Infinity) {
        stack[top] = swap ? start + 1 : start
        entry[top++] = nearSide
      }
    }
    hit.distance = far
    hit.triangle = found
    return found >= 0
  }
  return { closest, hit }
}
