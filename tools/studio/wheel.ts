import type { BodyShape } from './body-shape.ts'
import { roundedBox, smoothMax, smoothMin, type Solid } from './distance.ts'

export interface WheelSolids {
  tyre: Solid
  rim: Solid
  brake: Solid
  caliper: Solid
}

const HALF_WIDTH = 0.118

const ring = (r: number, z: number, middle: number, halfR: number, at: number, halfZ: number, radius: number) => {
  const qr = Math.abs(r - middle) - halfR + radius
  const qz = Math.abs(z - at) - halfZ + radius
  return Math.hypot(Math.max(qr, 0), Math.max(qz, 0)) + Math.min(Math.max(qr, qz), 0) - radius
}

function spokes(kind: BodyShape['rim'], reach: number, x: number, y: number, z: number): number {
  const r = Math.hypot(x, y)
  const count = { five: 5, ten: 10, turbine: 16, six: 6 }[kind]
  const swirl = kind === 'turbine' ? (r / reach) * 0.35 : 0
  const sector = (Math.PI * 2) / count
  const raw = Math.atan2(x, y) + swirl
  const angle = raw - Math.round(raw / sector) * sector
  const along = r * Math.cos(angle)
  const across = Math.abs(r * Math.sin(angle))
  const t = along / reach
  const face = 0.07 + 0.025 * t * t
  const slab = Math.abs(z - face + 0.02) - 0.022
  const bevel = (z - face) * 0.6
  switch (kind) {
    case 'five': {
      const arm = Math.abs(across - 0.012 - 0.034 * t) - 0.017 + bevel * 0.4
      return smoothMax(arm, slab, 0.014)
    }
    case 'ten':
      return smoothMax(across - 0.021 + 0.006 * t + bevel * 0.4, slab, 0.014)
    case 'turbine':
      return smoothMax(across - 0.011 - 0.006 * t + bevel * 0.4, slab, 0.01)
    default:
      return smoothMax(across - 0.04 + 0.012 * t + bevel * 0.5, slab, 0.016)
  }
}

/** A wheel around the z axis, with its outer face towards +z. */
export function wheelSolids(shape: BodyShape): WheelSolids {
  const { wheelRadius, rimRadius } = shape
  const tyreMiddle = (wheelRadius + rimRadius) / 2
  const tyreHalf = (wheelRadius - rimRadius) / 2
  const tyre: Solid = (x, y, z) => {
    const r = Math.hypot(x, y)
    const body = ring(r, z, tyreMiddle, tyreHalf + 0.004, 0, HALF_WIDTH, 0.04)
    const wall = 0.004 * Math.exp(-(((r - tyreMiddle + 0.01) / 0.004) ** 2))
    const groove = [-0.06, -0.02, 0.02, 0.06].reduce((d, at) => Math.max(d, 0.004 - Math.abs(z - at)), 0)
    return body - wall * 0.6 + (r > wheelRadius - 0.012 ? groove * 1.5 : 0)
  }
  const rim: Solid = (x, y, z) => {
    const r = Math.hypot(x, y)
    const barrel = ring(r, z, rimRadius - 0.012, 0.012, -0.01, 0.108, 0.008)
    const lip = ring(r, z, rimRadius + 0.001, 0.011, 0.1, 0.013, 0.008)
    const hub = smoothMax(r - 0.062 - (0.07 - z) * 0.3, Math.abs(z - 0.045) - 0.03, 0.02)
    const cap = smoothMax(r - 0.03, Math.abs(z - 0.06) - 0.024, 0.01)
    let d = smoothMin(barrel, lip, 0.008)
    const arms = Math.max(spokes(shape.rim, rimRadius, x, y, z), r - rimRadius + 0.004)
    d = smoothMin(d, arms, 0.018)
    d = smoothMin(d, hub, 0.02)
    for (let bolt = 0; bolt < 5; bolt++) {
      const a = (bolt / 5) * Math.PI * 2 + 0.3
      const hole = Math.hypot(x - Math.sin(a) * 0.046, y - Math.cos(a) * 0.046) - 0.009
      d = Math.max(d, -Math.max(hole, 0.055 - z))
    }
    return Math.min(d, cap)
  }
  const brake: Solid = (x, y, z) => {
    const r = Math.hypot(x, y)
    return ring(r, z, 0.11, 0.058 + (rimRadius - 0.215) * 0.6, 0.015, 0.01, 0.004)
  }
  const caliper: Solid = (x, y, z) => {
    const at = rimRadius - 0.075
    const bow = Math.hypot(x, y) - at
    const body = roundedBox(x + at, y, z - 0.018, 0.045, 0.1, 0.032, 0.02)
    return smoothMax(body, Math.abs(bow) - 0.03, 0.02)
  }
  return { tyre, rim, brake, caliper }
}
