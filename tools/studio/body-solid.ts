import type { BodyShape } from './body-shape.ts'
import { curve, type Point } from './curves.ts'
import { bump, smoothMax, smoothMin, smoothStep, type Solid } from './distance.ts'

export interface BodySolid {
  solid: Solid
  lower: Solid
  cabin: Solid
  deckAt: (x: number) => number
  roofAt: (x: number, side: number) => number
  cabinSideAt: (x: number, y: number) => number
  windscreenAt: (y: number, side: number) => number
  backWindowAt: (y: number, side: number) => number
}

const WHEEL_HALF_WIDTH_ROOM = 0.3
/** Metres above the floor. */
const FOOT_FROM = 0.6

function lowerBody(shape: BodyShape) {
  const plan = curve(shape.plan, 0.12)
  const section = curve(shape.section, 0.05)
  const crease = curve(shape.crease, 0.1)
  const deck = curve(shape.deck, 0.09)
  const underside = curve(shape.underside, 0.05)
  const nose = curve(shape.nose, 0.035)
  const tail = curve(shape.tail, 0.035)
  const noseSweep = curve(shape.noseSweep, 0.06)
  const tailSweep = curve(shape.tailSweep, 0.06)
  const { wheelbase, wheelRadius, archRadius, flare, creaseDepth } = shape

  function halfWidth(x: number, y: number): number {
    const fromCrease = y - crease(x)
    const between = bump((x - wheelbase / 2) / (wheelbase * 0.46), 1)
    const hollow = -creaseDepth * bump(fromCrease + 0.07, 0.075) + creaseDepth * 0.5 * bump(fromCrease - 0.012, 0.022)
    const doorHollow = -0.022 * bump(y - 0.43, 0.1) * between
    const reach = Math.min(Math.hypot(x, y - wheelRadius), Math.hypot(x - wheelbase, y - wheelRadius))
    const arch = flare * bump(Math.max(0, reach - archRadius - 0.02), 0.085)
    return plan(x) - section(y) + hollow + doorHollow + arch
  }

  const solid: Solid = (x, y, z) => {
    const side = Math.abs(z)
    const away = noseSweep(side)
    const flank = side - halfWidth(x, y)
    const top = y - deck(x) + shape.deckCrown * side * side
    let d = smoothMax(flank, top, shape.shoulderRadius)
    d = smoothMax(d, underside(x) - y, 0.1)
    d = smoothMax(d, nose(y) + away - x, shape.bonnetEdgeRadius)
    return smoothMax(d, x - tail(y) + tailSweep(side), shape.tailEdgeRadius)
  }
  return { solid, deck }
}

function cabinBody(shape: BodyShape) {
  const { cabin } = shape
  const roof = curve(cabin.roof, 0.12)
  const plan = curve(cabin.plan, 0.15)
  const lean = curve(cabin.lean, 0.05)
  const upright = (points: readonly Point[]): Point[] => [[points[0]![0] - 0.5, points[0]![1]], ...points]
  const windscreen = curve(upright(cabin.windscreen), 0.04)
  const backWindow = curve(upright(cabin.backWindow), 0.04)
  const screenSweep = curve(cabin.screenSweep, 0.08)
  const backSweep = curve(cabin.backSweep, 0.08)
  const slope = (points: BodyShape['nose']) => {
    const [a, b] = [points[0]!, points.at(-1)!]
    return Math.abs(b[0] - a[0]) / Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  const screenSlope = slope(cabin.windscreen)
  const backSlope = slope(cabin.backWindow)

  const roofAt = (x: number, side: number) => roof(x) - cabin.roofCrown * side * side
  const cabinSideAt = (x: number, y: number) => plan(x) - lean(y)
  const windscreenAt = (y: number, side: number) => windscreen(y) + screenSweep(side)
  const backWindowAt = (y: number, side: number) => backWindow(y) - backSweep(side)
  const solid: Solid = (x, y, z) => {
    const side = Math.abs(z)
    let d = smoothMax(side - cabinSideAt(x, y), y - roofAt(x, side), cabin.roofEdgeRadius)
    const screen = (windscreenAt(y, side) - x) * screenSlope
    const back = (x - backWindowAt(y, side)) * backSlope
    d = smoothMax(d, screen, cabin.screenRadius)
    return smoothMax(d, back, cabin.screenRadius)
  }
  return { solid, roofAt, cabinSideAt, windscreenAt, backWindowAt }
}

export function bodySolid(shape: BodyShape): BodySolid {
  const lower = lowerBody(shape)
  const cabin = cabinBody(shape)
  const solid: Solid = (x, y, z) => {
    const body = lower.solid(x, y, z)
    if (y < FOOT_FROM) return body
    // doors keep their shape: the cabin widens only near the windows
    const grown = smoothStep(FOOT_FROM, FOOT_FROM + 0.28, y)
    return smoothMin(body, cabin.solid(x, y, z) + 0.15 * (1 - grown), 0.001 + shape.cabin.footRadius * grown)
  }
  return { ...cabin, solid, lower: lower.solid, cabin: cabin.solid, deckAt: lower.deck }
}

/** Whether a point of the flank is in the opening of a wheel arch. */
export function isInArch(shape: BodyShape, x: number, y: number, z: number, grow = 0): boolean {
  if (Math.abs(z) < shape.track - WHEEL_HALF_WIDTH_ROOM) return false
  const dy = y - shape.wheelRadius
  const radius = (shape.archRadius + grow) ** 2
  const front = x * x + dy * dy
  const back = (x - shape.wheelbase) ** 2 + dy * dy
  return Math.min(front, back) < radius
}
