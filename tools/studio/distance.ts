import type { Point } from './curves.ts'

/** Signed distance to a solid: negative inside, metres. */
export type Solid = (x: number, y: number, z: number) => number
export type FlatDistance = (u: number, v: number) => number

export function smoothMax(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.max(a, b) + (h * h * h * radius) / 6
}

export function smoothMin(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - (h * h * h * radius) / 6
}

export const clamp = (value: number, low: number, high: number) => (value < low ? low : value > high ? high : value)

export const mix = (a: number, b: number, t: number) => a + (b - a) * t

export function smoothStep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

export const bump = (offset: number, width: number) => Math.exp(-((offset / width) ** 2))

export function roundedBox(x: number, y: number, z: number, hx: number, hy: number, hz: number, radius: number) {
  const qx = Math.abs(x) - hx + radius
  const qy = Math.abs(y) - hy + radius
  const qz = Math.abs(z) - hz + radius
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0))
  return outside + Math.min(Math.max(qx, qy, qz), 0) - radius
}

export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const t = clamp(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz), 0, 1)
  return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - radius
}

function segmentDistanceSquared(u: number, v: number, a: Point, b: Point): number {
  const du = b[0] - a[0]
  const dv = b[1] - a[1]
  const t = clamp(((u - a[0]) * du + (v - a[1]) * dv) / (du * du + dv * dv), 0, 1)
  return (u - a[0] - du * t) ** 2 + (v - a[1] - dv * t) ** 2
}

/** Signed distance to a polygon whose corners are rounded by `rounding` metres (the polygon grows no larger). */
export function polygon(points: readonly Point[], rounding = 0): FlatDistance {
  const inner = rounding > 0 ? inset(points, rounding) : points
  return (u, v) => {
    let squared = Infinity
    let inside = false
    for (let i = 0, j = inner.length - 1; i < inner.length; j = i++) {
      const a = inner[i]!
      const b = inner[j]!
      squared = Math.min(squared, segmentDistanceSquared(u, v, a, b))
      if (a[1] > v !== b[1] > v && u < ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    }
    return (inside ? -1 : 1) * Math.sqrt(squared) - rounding
  }
}

function inset(points: readonly Point[], amount: number): Point[] {
  let area = 0
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!
    area += p[0] * q[1] - q[0] * p[1]
  })
  const turn = Math.sign(area)
  return points.map((p, i) => {
    const before = points[(i + points.length - 1) % points.length]!
    const after = points[(i + 1) % points.length]!
    const l0 = Math.hypot(p[0] - before[0], p[1] - before[1])
    const l1 = Math.hypot(after[0] - p[0], after[1] - p[1])
    const n0: Point = [(-(p[1] - before[1]) / l0) * turn, ((p[0] - before[0]) / l0) * turn]
    const n1: Point = [(-(after[1] - p[1]) / l1) * turn, ((after[0] - p[0]) / l1) * turn]
    const scale = amount / Math.max(0.35, 1 + n0[0] * n1[0] + n0[1] * n1[1])
    return [p[0] + (n0[0] + n1[0]) * scale, p[1] + (n0[1] + n1[1]) * scale]
  })
}

export function polylineDistance(lines: readonly (readonly Point[])[]): FlatDistance {
  return (u, v) => {
    let squared = Infinity
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        squared = Math.min(squared, segmentDistanceSquared(u, v, line[i - 1]!, line[i]!))
      }
    }
    return Math.sqrt(squared)
  }
}
