import { capsule, mix, polygon, roundedBox, smoothMax, smoothMin, smoothStep, type Solid } from '../distance.ts'
import type { Point } from '../curves.ts'
import type { Box } from '../mesh.ts'

/**
 * The inside of a car. Metres; x runs to the right from the middle, y up from the floor, z ahead from the front seats'
 * backs. The driver sits on the left.
 */
export const DRIVER = -0.38

export const CABIN_PART = {
  shell: 0,
  dash: 1,
  screen: 2,
  wheel: 3,
  hub: 4,
  console: 5,
  lever: 6,
  frontSeats: 7,
  rearSeats: 8,
  armrests: 9,
  mirror: 10,
  handles: 11,
  boot: 12,
  visors: 13,
} as const
export type CabinPart = (typeof CABIN_PART)[keyof typeof CABIN_PART]

export interface CabinSolid {
  part: CabinPart
  solid: Solid
  box: Box
  cell: number
}

/** Local coordinates of something that is tilted about the x axis: `up` and `out` of its own plane. */
export interface Frame {
  x: number
  y: number
  z: number
  /** Radians by which its upper edge leans ahead; negative if it leans back. */
  lean: number
}

export function toFrame({ x, y, z, lean }: Frame, px: number, py: number, pz: number): [number, number, number] {
  const [dy, dz] = [py - y, pz - z]
  return [px - x, dy * Math.cos(lean) + dz * Math.sin(lean), dz * Math.cos(lean) - dy * Math.sin(lean)]
}

export const WHEEL: Frame = { x: DRIVER, y: 0.71, z: 0.45, lean: 0.42 }
/** One pane of glass from the instruments to the middle. */
export const SCREEN: Frame = { x: -0.2, y: 0.86, z: 0.69, lean: 0.16 }
export const SCREEN_SIZE = { wide: 0.4, high: 0.085 } as const
export const seatBack = (x: number, z: number): Frame => ({ x, y: 0.36, z, lean: -0.36 })

const halfWidthAt = (y: number) => mix(0.74, 0.55, smoothStep(0.74, 1.42, y))

/** Negative in the room that people sit in. */
function room(x: number, y: number, z: number): number {
  const roof = 1.3 + 0.03 * (1 - (x / 0.6) ** 2) - 0.06 * smoothStep(-0.6, -1.9, z)
  const sides = (Math.abs(x) - halfWidthAt(y)) * 0.97
  const windscreen = 0.514 * (z - 1.22) + 0.857 * (y - 0.83) + 0.05 * (x / 0.6) ** 2
  const lid = smoothMax(y - roof, windscreen, 0.1)
  return smoothMax(smoothMax(sides, lid, 0.12), Math.max(-y, z - 1.25, -1.98 - z), 0.05)
}

const sideWindows = [
  polygon(
    [
      [0.66, 0.79],
      [-0.2, 0.77],
      [-0.2, 1.19],
      [0.16, 1.2],
    ],
    0.045,
  ),
  polygon(
    [
      [-0.31, 0.77],
      [-1.16, 0.79],
      [-1.02, 1.17],
      [-0.31, 1.2],
    ],
    0.045,
  ),
  polygon(
    [
      [-1.36, 0.84],
      [-1.8, 0.88],
      [-1.72, 1.12],
      [-1.3, 1.14],
    ],
    0.04,
  ),
]

const sideWindowsAt = (x: number, y: number, z: number) =>
  Math.max(Math.min(...sideWindows.map((window) => window(z, y))), 0.4 - Math.abs(x))

function windscreenAt(x: number, y: number, z: number): number {
  const pillars = Math.abs(x) - mix(0.64, 0.5, smoothStep(0.85, 1.3, y))
  return smoothMax(pillars, Math.max(0.835 - y, y - 1.235, 0.2 - z), 0.05)
}

/** Distance from the windows; small at their seals. */
export const windowEdge = (x: number, y: number, z: number) => Math.min(sideWindowsAt(x, y, z), windscreenAt(x, y, z))

/** The floor, the doors, the pillars and the roof, open at the back. */
function shell(x: number, y: number, z: number): number {
  const inner = room(x, y, z)
  const skin = Math.max(-inner, inner - 0.05)
  const walls = smoothMax(smoothMax(skin, -sideWindowsAt(x, y, z), 0.03), -windscreenAt(x, y, z), 0.03)
  return Math.max(walls, -1.9 - z)
}

const DASH: readonly Point[] = [
  [1.3, 0.81],
  [0.98, 0.815],
  [0.8, 0.8],
  [0.71, 0.755],
  [0.7, 0.7],
  [0.745, 0.62],
  [0.72, 0.56],
  [0.76, 0.47],
  [0.9, 0.34],
  [1.3, 0.3],
]
const dashProfile = polygon(DASH, 0.025)

function dash(x: number, y: number, z: number): number {
  const swept = z - 0.07 * (x / 0.72) ** 2
  const body = Math.max(dashProfile(swept, y), Math.abs(x) - 0.74)
  const knees = roundedBox(x - DRIVER, y - 0.42, z - 0.86, 0.24, 0.12, 0.1, 0.04)
  return smoothMin(body, knees, 0.06)
}

function screen(x: number, y: number, z: number): number {
  const [a, b, c] = toFrame(SCREEN, x, y, z)
  const pane = roundedBox(a, b, c - 0.03 * (a / 0.4) ** 2, SCREEN_SIZE.wide, SCREEN_SIZE.high, 0.009, 0.008)
  const foot = roundedBox(a, b + 0.08, c - 0.05, 0.3, 0.04, 0.03, 0.02)
  return Math.min(pane, foot)
}

function wheel(x: number, y: number, z: number): number {
  const [a, b, c] = toFrame(WHEEL, x, y, z)
  const around = Math.hypot(a, b) - 0.183
  const grip = 0.0165 + 0.002 * smoothStep(0.5, 0.9, Math.abs(a) / (Math.hypot(a, b) + 1e-6))
  const ring = Math.hypot(around, c) - grip
  const arms = roundedBox(Math.abs(a) - 0.115, b + 0.008, c - 0.012, 0.075, 0.024, 0.01, 0.009)
  const foot = roundedBox(Math.abs(a) - 0.03 - b * 0.1, b + 0.12, c - 0.012, 0.012, 0.065, 0.009, 0.008)
  return smoothMin(ring, Math.min(arms, foot), 0.02)
}

function hub(x: number, y: number, z: number): number {
  const [a, b, c] = toFrame(WHEEL, x, y, z)
  const pad = roundedBox(a, b + 0.005, c - 0.005, 0.078, 0.058, 0.028, 0.026)
  const column = capsule(a, b, c, 0, 0, 0.03, 0, 0.02, 0.28, 0.042)
  const stalks = capsule(Math.abs(a), b, c, 0.03, 0.02, 0.06, 0.165, 0.035, 0.055, 0.0085)
  return Math.min(smoothMin(pad, column, 0.02), stalks)
}

const consoleProfile = polygon(
  [
    [0.85, 0.62],
    [0.66, 0.55],
    [0.5, 0.445],
    [0.06, 0.415],
    [0.03, 0.49],
    [-0.34, 0.49],
    [-0.4, 0.44],
    [-0.42, 0.02],
    [0.85, 0.02],
  ],
  0.02,
)

/** Where the cup holders are. */
export const CUPS: readonly Point[] = [
  [0, 0.15],
  [0, 0.245],
]

function consoleSolid(x: number, y: number, z: number): number {
  const half = mix(0.125, 0.105, smoothStep(-0.1, 0.5, z))
  let body = smoothMax(consoleProfile(z, y), Math.abs(x) - half, 0.04)
  for (const [cx, cz] of CUPS) {
    body = smoothMax(body, -Math.max(Math.hypot(x - cx, z - cz) - 0.04, 0.34 - y), 0.006)
  }
  return body
}

const lever = (x: number, y: number, z: number) =>
  smoothMin(
    roundedBox(x - 0.0, y - 0.5, z - 0.385, 0.021, 0.034, 0.032, 0.018),
    roundedBox(x, y - 0.452, z - 0.385, 0.05, 0.012, 0.06, 0.01),
    0.02,
  )

interface SeatSize {
  half: number
  high: number
}

/** A seat's cushion, back with side bolsters, and headrest. */
function seat(x: number, y: number, z: number, back: Frame, { half, high }: SeatSize): number {
  const [cx, cz] = [x - back.x, z - back.z]
  const tilt = cz * 0.1
  const cushion = roundedBox(cx, y - 0.26 - tilt, cz - 0.24, half * 0.94, 0.09, 0.27, 0.075)
  const thighs = capsule(Math.abs(cx), y, cz, half - 0.035, 0.33, 0.06, half - 0.03, 0.375, 0.42, 0.052)
  const [a, b, c] = toFrame(back, x, y, z)
  const narrow = half - 0.045 * smoothStep(high * 0.75, high * 2, b)
  const rest = roundedBox(a, b - high + 0.02, c + 0.025, narrow * 0.95, high, 0.062, 0.055)
  const bolsters = capsule(Math.abs(a), b, c, half - 0.04, 0.06, 0.045, narrow - 0.045, high * 1.55, 0.03, 0.056)
  return smoothMin(smoothMin(cushion, thighs, 0.06), smoothMin(rest, bolsters, 0.07), 0.025)
}

function headrest(x: number, y: number, z: number, back: Frame, at: number, half: number): number {
  const [a, b, c] = toFrame(back, x, y, z)
  const pad = roundedBox(a, b - at, c - 0.01, half, 0.088, 0.05, 0.045)
  const posts = capsule(Math.abs(a), b, c, half * 0.45, at - 0.2, -0.02, half * 0.45, at, -0.01, 0.008)
  return Math.min(pad, posts)
}

const frontBack = (side: number) => seatBack(side * 0.38, -0.2)
const frontSeats: Solid = (x, y, z) => {
  const back = frontBack(x < 0 ? -1 : 1)
  return Math.min(seat(x, y, z, back, { half: 0.25, high: 0.3 }), headrest(x, y, z, back, 0.71, 0.13))
}

export const REAR_BACK = seatBack(0, -1.12)
const rearSeats: Solid = (x, y, z) => {
  const bench = seat(x, y, z, REAR_BACK, { half: 0.66, high: 0.27 })
  const outer = headrest(Math.abs(x) - 0.4, y, z, REAR_BACK, 0.63, 0.125)
  const middle = headrest(x, y, z, REAR_BACK, 0.58, 0.1)
  return Math.min(bench, outer, middle)
}

function armrests(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const wall = halfWidthAt(y)
  const front = roundedBox(side - wall + 0.03, y - 0.56 - 0.06 * (z - 0.2), z - 0.16, 0.055, 0.028, 0.33, 0.026)
  const rear = roundedBox(side - wall + 0.03, y - 0.56, z + 0.74, 0.055, 0.028, 0.26, 0.026)
  const pocket = roundedBox(side - wall + 0.015, y - 0.2, z - 0.2, 0.05, 0.08, 0.34, 0.03)
  return Math.min(front, rear, pocket)
}

function handles(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const wall = halfWidthAt(0.67)
  const doors = Math.min(
    capsule(side, y, z, wall - 0.022, 0.675, 0.33, wall - 0.022, 0.67, 0.45, 0.009),
    capsule(side, y, z, wall - 0.022, 0.675, -0.62, wall - 0.022, 0.67, -0.5, 0.009),
  )
  const sill = roundedBox(x, y - 0.402, z + 1.93, 0.5, 0.012, 0.028, 0.008)
  return Math.min(doors, sill)
}

const mirror = (x: number, y: number, z: number) =>
  smoothMin(
    roundedBox(x, y - 1.17, z - 0.55, 0.115, 0.032, 0.014, 0.014),
    capsule(x, y, z, 0, 1.18, 0.57, 0, 1.26, 0.62, 0.011),
    0.02,
  )

const visors = (x: number, y: number, z: number) =>
  roundedBox(Math.abs(x) - 0.33, y - 1.262 + 0.25 * (z - 0.3), z - 0.33, 0.2, 0.01, 0.075, 0.009)

/** The load floor behind the rear seats, with the wheel arches at its sides. */
function boot(x: number, y: number, z: number): number {
  const floor = roundedBox(x, y - 0.2, z + 1.68, 0.72, 0.2, 0.29, 0.012)
  const arches = roundedBox(Math.abs(x) - 0.66, y - 0.5, z + 1.58, 0.13, 0.15, 0.24, 0.07)
  const groove = Math.max(Math.abs(Math.abs(x) - 0.36) - 0.004, 0.39 - y)
  return smoothMin(Math.max(floor, -groove), arches, 0.05)
}

const box = (x: Point, y: Point, z: Point): Box => ({ min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] })

export const CABIN_SOLIDS: readonly CabinSolid[] = [
  { part: CABIN_PART.shell, solid: shell, box: box([-0.84, 0.84], [-0.1, 1.42], [-2.0, 1.36]), cell: 0.015 },
  { part: CABIN_PART.dash, solid: dash, box: box([-0.78, 0.78], [0.26, 0.86], [0.6, 1.34]), cell: 0.01 },
  { part: CABIN_PART.screen, solid: screen, box: box([-0.66, 0.26], [0.7, 0.98], [0.62, 0.84]), cell: 0.006 },
  { part: CABIN_PART.wheel, solid: wheel, box: box([-0.6, -0.16], [0.5, 0.92], [0.3, 0.6]), cell: 0.006 },
  { part: CABIN_PART.hub, solid: hub, box: box([-0.6, -0.16], [0.56, 0.86], [0.36, 0.78]), cell: 0.006 },
  { part: CABIN_PART.console, solid: consoleSolid, box: box([-0.16, 0.16], [0, 0.66], [-0.46, 0.88]), cell: 0.007 },
  { part: CABIN_PART.lever, solid: lever, box: box([-0.08, 0.08], [0.42, 0.56], [0.3, 0.47]), cell: 0.004 },
  { part: CABIN_PART.frontSeats, solid: frontSeats, box: box([-0.68, 0.68], [0.1, 1.16], [-0.64, 0.36]), cell: 0.011 },
  { part: CABIN_PART.rearSeats, solid: rearSeats, box: box([-0.72, 0.72], [0.1, 1.1], [-1.52, -0.5]), cell: 0.012 },
  { part: CABIN_PART.armrests, solid: armrests, box: box([-0.8, 0.8], [0.06, 0.66], [-1.06, 0.6]), cell: 0.009 },
  { part: CABIN_PART.mirror, solid: mirror, box: box([-0.14, 0.14], [1.11, 1.29], [0.5, 0.66]), cell: 0.005 },
  { part: CABIN_PART.handles, solid: handles, box: box([-0.8, 0.8], [0.36, 0.7], [-1.98, 0.48]), cell: 0.006 },
  { part: CABIN_PART.boot, solid: boot, box: box([-0.8, 0.8], [-0.02, 0.7], [-1.99, -1.3]), cell: 0.012 },
  { part: CABIN_PART.visors, solid: visors, box: box([-0.56, 0.56], [1.2, 1.32], [0.22, 0.44]), cell: 0.007 },
]

