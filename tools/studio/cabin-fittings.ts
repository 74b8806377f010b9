import type { BodyShape } from './body-shape.ts'
import type { BodySolid } from './body-solid.ts'
import { capsule, roundedBox, smoothMin, type Solid } from './distance.ts'

/** Dashboard, steering wheel and seats, as seen through the windows. */
export function interiorSolid(shape: BodyShape, body: BodySolid): Solid {
  const sill = body.deckAt(shape.seats[0]!)
  const dash = shape.seats[0]! - 0.62
  const wheelX = dash + 0.26
  const room = shape.seats.map((at) => Math.min(0, body.roofAt(at + 0.2, 0.45) - 0.07 - sill - 0.39))
  return (x, y, z) => {
    const side = Math.abs(z)
    let d = roundedBox(x - dash, y - sill + 0.14, z, 0.2, 0.13, shape.track - 0.2, 0.06)
    shape.seats.forEach((at, row) => {
      const off = row === 0 ? side - 0.37 : side < 0.22 ? side : side - 0.4
      const up = y - sill - (shape.open ? 0 : room[row]!)
      const lean = (up + 0.3) * 0.28
      const width = row === 0 ? 0.25 : 0.23
      const back = roundedBox(x - at - lean, up + 0.18, off, 0.06, 0.42, width, 0.06)
      const base = roundedBox(x - at + 0.22, up + 0.5, off, 0.28, 0.09, width, 0.06)
      const head = roundedBox(x - at - 0.14, up - 0.3, off, 0.045, 0.085, 0.125, 0.045)
      d = Math.min(d, smoothMin(back, base, 0.04), head)
    })
    const wheelPlane = (x - wheelX) * 0.94 + (y - sill + 0.06) * 0.34
    const wheelUp = (y - sill + 0.06) * 0.94 - (x - wheelX) * 0.34
    const ring = Math.hypot(Math.hypot(wheelUp, z - 0.37) - 0.18, wheelPlane) - 0.018
    const tub = roundedBox(
      x - shape.wheelbase / 2 - 0.1,
      y - 0.42,
      z,
      shape.wheelbase / 2 - 0.1,
      0.1,
      shape.track - 0.2,
      0.05,
    )
    return Math.min(d, ring, tub)
  }
}

/** The z of the flank at this place, found by bisection. */
export function flankAt(solid: Solid, x: number, y: number): number {
  let low = 0.2
  let high = 1.4
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (solid(x, y, middle) < 0) low = middle
    else high = middle
  }
  return low
}

/** Outside mirrors: the painted shell and its black foot. */
export function mirrorSolids(shape: BodyShape, body: BodySolid): { shell: Solid; foot: Solid } {
  const [x0, y0] = shape.mirror
  const flank = flankAt(body.solid, x0, y0)
  const z0 = flank + 0.115
  const shell: Solid = (x, y, z) => {
    const side = Math.abs(z) - z0
    const taper = 1 - 0.25 * Math.max(-1, Math.min(1, side / 0.12))
    const dx = x - x0 - side * 0.12
    const dy = y - y0 - 0.075
    return roundedBox(dx, dy / taper, side, 0.07, 0.082, 0.115, 0.065)
  }
  const foot: Solid = (x, y, z) => {
    const side = Math.abs(z)
    return capsule(x, y, side, x0, y0 - 0.005, flank - 0.04, x0, y0 + 0.03, z0 - 0.03, 0.032)
  }
  return { shell, foot }
}

export function handlesSolid(shape: BodyShape, body: BodySolid): Solid {
  const places = shape.handles.map(([x, y]) => [x, y, flankAt(body.solid, x, y)] as const)
  return (x, y, z) => {
    const side = Math.abs(z)
    let d = Infinity
    for (const [hx, hy, hz] of places) {
      const bow = 0.018 - 0.012 * ((x - hx) / 0.1) ** 2
      d = Math.min(d, capsule(x, y, side, hx - 0.1, hy, hz + bow, hx + 0.1, hy + 0.004, hz + bow, 0.0125))
    }
    return d
  }
}

export function railsSolid(shape: BodyShape, body: BodySolid): Solid {
  const from = shape.cabin.windscreen.at(-1)![1] + 0.2
  const to = shape.cabin.backWindow.at(-1)![1] - 0.12
  return (x, y, z) => {
    const at = Math.min(Math.max(x, from), to)
    const side = body.cabinSideAt(at, body.roofAt(at, 0.6)) - 0.05
    const ends = 0.035 * Math.min(1, Math.min(at - from, to - at) / 0.12)
    const roof = body.roofAt(at, side) + ends - 0.005
    return Math.hypot(x - at, y - roof, Math.abs(z) - side) - 0.017
  }
}

/** An open tub with walls: the load bed of a pickup. */
export function bedSolid(shape: BodyShape, body: BodySolid): Solid {
  const { from, to, halfWidth, floor } = shape.loadBed!
  const middle = (from + to) / 2
  const half = (to - from) / 2
  const rim = body.deckAt(middle)
  return (x, y, z) => {
    const outer = roundedBox(
      x - middle,
      y - (rim + floor) / 2 + 0.045,
      z,
      half + 0.03,
      (rim - floor) / 2 + 0.03,
      halfWidth + 0.03,
      0.02,
    )
    const ribs = 0.008 * Math.cos(z * 45) * (y < floor + 0.05 ? 1 : 0)
    return Math.max(outer, -roundedBox(x - middle, y - floor - 1, z, half, 1 + ribs, halfWidth, 0.02))
  }
}

export function finSolid(shape: BodyShape, body: BodySolid): Solid {
  const at = shape.cabin.backWindow.at(-1)![1] - 0.22
  const roof = body.roofAt(at, 0)
  return (x, y, z) => {
    const t = (x - at + 0.09) / 0.18
    const height = 0.065 * Math.max(0, Math.min(1, t)) ** 0.8
    return Math.max(roundedBox(x - at, y - roof - 0.02, z, 0.09, 0.06, 0.02 - 0.012 * t, 0.008), y - roof - height)
  }
}
