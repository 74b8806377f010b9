import { bump, clamp, smoothStep } from '../distance.ts'
import type { Rgb } from '../backdrops.ts'
import { CABIN_PART, windowEdge, CUPS, REAR_BACK, SCREEN, SCREEN_SIZE, seatBack, toFrame, WHEEL, type CabinPart } from './cabin-solids.ts'

/** Linear colours of what is covered. */
export interface Trim {
  seats: Rgb
  /** The lower dashboard and the doors. */
  soft: Rgb
  /** The strip along the dashboard. */
  inlay: Rgb
  thread: Rgb
  roof: Rgb
  carpet: Rgb
  /** Dark insides are exposed longer. */
  exposure: number
}

export const TRIMS = {
  black: {
    seats: [0.034, 0.034, 0.036],
    soft: [0.036, 0.036, 0.038],
    inlay: [0.32, 0.32, 0.33],
    thread: [0.3, 0.3, 0.3],
    roof: [0.34, 0.33, 0.31],
    carpet: [0.03, 0.03, 0.03],
    exposure: 1.75,
  },
  beige: {
    seats: [0.46, 0.36, 0.25],
    soft: [0.43, 0.34, 0.24],
    inlay: [0.12, 0.06, 0.028],
    thread: [0.24, 0.17, 0.1],
    roof: [0.5, 0.46, 0.39],
    carpet: [0.2, 0.155, 0.11],
    exposure: 1.15,
  },
  grey: {
    seats: [0.15, 0.155, 0.16],
    soft: [0.1, 0.103, 0.108],
    inlay: [0.3, 0.3, 0.31],
    thread: [0.34, 0.35, 0.36],
    roof: [0.4, 0.4, 0.4],
    carpet: [0.035, 0.035, 0.037],
    exposure: 1.35,
  },
  brown: {
    seats: [0.155, 0.067, 0.028],
    soft: [0.14, 0.062, 0.027],
    inlay: [0.26, 0.26, 0.265],
    thread: [0.36, 0.24, 0.14],
    roof: [0.36, 0.34, 0.31],
    carpet: [0.03, 0.024, 0.02],
    exposure: 1.4,
  },
  red: {
    seats: [0.17, 0.014, 0.016],
    soft: [0.026, 0.024, 0.024],
    inlay: [0.05, 0.05, 0.052],
    thread: [0.3, 0.05, 0.05],
    roof: [0.12, 0.12, 0.12],
    carpet: [0.03, 0.028, 0.028],
    exposure: 1.6,
  },
} as const satisfies Record<string, Trim>
export type TrimName = keyof typeof TRIMS

export interface Look {
  matt: [number, number, number]
  /** Share of light mirrored at perpendicular incidence. */
  mirror: number
  /** 0 for a mirror, 1 for a surface that only shimmers. */
  rough: number
  glow: [number, number, number]
  /** Added to the normal, for seams and padding. */
  bend: [number, number, number]
}

export const createLook = (): Look => ({ matt: [0, 0, 0], mirror: 0, rough: 1, glow: [0, 0, 0], bend: [0, 0, 0] })

const DARK: Rgb = [0.014, 0.014, 0.015]
const METAL: Rgb = [0.5, 0.5, 0.51]

function put(look: Look, matt: Rgb, mirror = 0.03, rough = 1): void {
  for (let k = 0; k < 3; k++) look.matt[k] = matt[k]!
  look.mirror = mirror
  look.rough = rough
}

/** A seam with thread beside it: darkens the gap and draws stitches along it. */
function sew(look: Look, trim: Trim, across: number, along: number): void {
  const gap = bump(across, 0.0022)
  for (let k = 0; k < 3; k++) look.matt[k]! *= 1 - 0.75 * gap
  const isThread = Math.abs(Math.abs(across) - 0.0065) < 0.0014 && (((along / 0.011) % 1) + 1) % 1 < 0.62
  if (isThread) for (let k = 0; k < 3; k++) look.matt[k] = trim.thread[k]!
}

/** The padded middle of a seat: crosswise pipes, whose sides bend the normal. */
function pad(look: Look, trim: Trim, a: number, b: number, half: number, up: readonly [number, number, number]): void {
  const inset = half * 0.62
  const isMiddle = Math.abs(a) < inset
  if (isMiddle) {
    const pitch = 0.075
    const phase = (((b / pitch) % 1) + 1) % 1
    const slope = 0.55 * (2 * phase - 1) ** 5
    for (let k = 0; k < 3; k++) look.bend[k] = up[k]! * slope
    const gap = bump((phase < 0.5 ? phase : phase - 1) * pitch, 0.002)
    for (let k = 0; k < 3; k++) look.matt[k]! *= 1 - 0.5 * gap
  }
  sew(look, trim, Math.abs(a) - inset, b)
}

function seatLook(look: Look, trim: Trim, x: number, y: number, z: number, isRear: boolean): void {
  put(look, trim.seats, 0.035, 0.85)
  const back = isRear ? REAR_BACK : seatBack(x < 0 ? -0.38 : 0.38, -0.2)
  const [a, b, c] = toFrame(back, x, y, z)
  if (c < -0.045) {
    if (!isRear) return put(look, trim.soft, 0.02)
    lay(look, FELT, x, y, z)
    if (Math.abs(a - 0.2) < 0.004) put(look, [0.003, 0.003, 0.003])
    return
  }
  const high = isRear ? 0.27 : 0.3
  const isHeadrest = b > high * 2 + 0.03
  if (isHeadrest) return
  const places = isRear ? [-0.4, 0.4] : [0]
  const seatAt = places.reduce((near, at) => (Math.abs(a - at) < Math.abs(a - near) ? at : near))
  const isCushion = b < 0.07 || c > 0.16
  const along = isCushion ? z : b
  if (isRear && Math.abs(a) < 0.13) return sew(look, trim, Math.abs(a) - 0.12, along)
  pad(look, trim, a - seatAt, along, 0.25, isCushion ? [0, 0, 1] : [0, Math.cos(back.lean), Math.sin(back.lean)])
}

function dashLook(look: Look, trim: Trim, x: number, y: number, z: number): void {
  const face = z - 0.07 * (x / 0.72) ** 2
  const isTop = y > 0.765
  if (isTop) {
    put(look, trim === TRIMS.beige ? [0.06, 0.045, 0.032] : DARK, 0.02)
    sew(look, trim, face - 0.83, x)
    return
  }
  if (y > 0.722) return put(look, trim.soft, 0.025)
  if (y > 0.662) {
    put(look, trim.inlay, 0.08, 0.35)
    if (trim.inlay[0] < 0.2) {
      const grain = 0.75 + 0.35 * Math.sin(x * 19 + 2.2 * Math.sin(y * 160 + x * 7)) * Math.sin(x * 61 + y * 90)
      for (let k = 0; k < 3; k++) look.matt[k]! *= grain
    }
    const vents = [-0.62, 0.36, 0.62].map((at) => Math.abs(x - at) - (at === 0.36 ? 0.1 : 0.075))
    const vent = Math.max(Math.min(...vents), Math.abs(y - 0.692) - 0.021)
    if (vent < 0) {
      const slat = (((y - 0.671) / 0.0105) % 1) < 0.45
      put(look, slat ? [0.06, 0.06, 0.062] : [0.003, 0.003, 0.003], 0.03)
      if (vent > -0.003) put(look, METAL, 0.3, 0.3)
    }
    return
  }
  if (y > 0.652) {
    put(look, DARK)
    look.glow = [0.01, 0.22, 0.2]
    return
  }
  put(look, trim.soft, 0.025)
  sew(look, trim, y - 0.635, x)
  const glovebox = Math.max(Math.abs(x - 0.4) - 0.22, Math.abs(y - 0.5) - 0.075)
  if (Math.abs(glovebox) < 0.0022 && x > 0) put(look, [0.003, 0.003, 0.003])
}

/** Fibres of a carpet. */
function lay(look: Look, carpet: Rgb, x: number, y: number, z: number): void {
  put(look, carpet, 0.01)
  const noise = Math.sin(x * 911.3 + y * 677.7 + z * 1291.9) * 43758.5453
  const speckle = 0.8 + 0.4 * (noise - Math.floor(noise))
  for (let k = 0; k < 3; k++) look.matt[k]! *= speckle
}

/** What lines the boot of every trim. */
const FELT: Rgb = [0.045, 0.043, 0.041]

const line = (distance: number, width: number) => clamp(1.5 - Math.abs(distance) / width, 0, 1)

/** What the screens show: two dials beside a route on a map. All of it drawn, without words. */
function screenLook(look: Look, x: number, y: number, z: number): void {
  put(look, [0.004, 0.004, 0.005], 0.045, 0.02)
  const [a, b, c] = toFrame(SCREEN, x, y, z)
  look.glow = [0, 0, 0]
  const bent = c - 0.03 * (a / 0.4) ** 2
  if (bent > -0.004 || Math.abs(b) > SCREEN_SIZE.high - 0.012) return
  const light: [number, number, number] = [0.006, 0.01, 0.014]
  const give = (rgb: Rgb, share: number) => rgb.forEach((one, k) => (light[k] = light[k]! * (1 - share) + one * share))
  if (Math.abs(a + 0.19) < 0.185) {
    for (const [at, share, tint] of [
      [-0.285, 0.62, [0.1, 0.75, 0.62]],
      [-0.095, 0.34, [0.9, 0.62, 0.14]],
    ] as const) {
      const [u, v] = [a - at, b]
      const radius = Math.hypot(u, v)
      const turn = (Math.atan2(u, -v) / (Math.PI * 2) + 1) % 1
      const swept = clamp((turn - 0.12) / 0.76, 0, 1)
      const isOn = turn > 0.12 && turn < 0.88
      if (isOn) give(swept < share ? tint : [0.06, 0.08, 0.09], line(radius - 0.058, 0.0038))
      const tick = (swept * 10) % 1
      if (isOn && radius > 0.042 && radius < 0.05) give([0.5, 0.55, 0.56], tick < 0.07 ? 0.9 : 0)
      const bars = Math.max(Math.abs(u) - 0.017, Math.abs(v) - 0.008)
      give([0.8, 0.85, 0.85], clamp(0.5 - bars / 0.002, 0, 1) * 0.8)
    }
  } else if (a > 0.02 && a < 0.385) {
    const [u, v] = [a - 0.2, b]
    give([0.02, 0.034, 0.04], 1)
    give([0.05, 0.075, 0.08], line(v - 0.02 * Math.sin(u * 22) - 0.025, 0.004))
    give([0.05, 0.075, 0.08], line(v + 0.038 - u * 0.3, 0.004))
    for (const at of [-0.13, -0.02, 0.07, 0.14]) give([0.045, 0.068, 0.072], line(u - at - v * 0.35, 0.003))
    give([0.02, 0.07, 0.1], u > 0.06 ? smoothStep(0.015, 0.03, v - 0.012 * Math.sin(u * 40)) : 0)
    const route = v - 0.03 * Math.sin(u * 16 - 0.6) * smoothStep(-0.2, 0.1, u) + 0.01
    give([0.08, 0.8, 0.66], Math.abs(u) < 0.15 ? line(route, 0.0028) : 0)
    give([0.95, 0.68, 0.16], clamp(1.5 - (Math.hypot(u - 0.1, v - 0.012) - 0.005) / 0.002, 0, 1))
    const card = Math.max(Math.abs(u + 0.128) - 0.042, Math.abs(v) - 0.06)
    give([0.05, 0.062, 0.066], clamp(0.5 - card / 0.002, 0, 1))
    for (const [row, width] of [
      [0.038, 0.026],
      [0.016, 0.032],
      [-0.006, 0.02],
    ] as const) {
      const bar = Math.max(Math.abs(u + 0.158 - width / 2) - width / 2, Math.abs(v - row) - 0.004)
      give([0.4, 0.45, 0.45], clamp(0.5 - bar / 0.0015, 0, 1))
    }
  }
  look.glow = [light[0] * 1.15, light[1] * 1.15, light[2] * 1.15]
}

function wheelLook(look: Look, trim: Trim, x: number, y: number, z: number): void {
  const [a, b, c] = toFrame(WHEEL, x, y, z)
  const radius = Math.hypot(a, b)
  if (radius > 0.155) {
    put(look, DARK, 0.035, 0.8)
    const turn = Math.atan2(b, a)
    for (const at of [0.5, 2.64, -0.75, -2.4]) {
      if (Math.abs(turn - at) < 0.012) for (let k = 0; k < 3; k++) look.matt[k] = trim.thread[k]! * 0.8
    }
    return
  }
  put(look, b < -0.05 ? METAL : [0.02, 0.02, 0.021], b < -0.05 ? 0.3 : 0.05, 0.35)
  const keys = Math.abs(Math.abs(a) - 0.115)
  if (c < 0.02 && keys < 0.028 && Math.abs(b + 0.008) < 0.014) put(look, [0.008, 0.008, 0.009], 0.05, 0.1)
  if (keys < 0.002 && Math.abs(b + 0.008) < 0.009) look.glow = [0.3, 0.32, 0.32]
}

function hubLook(look: Look, x: number, y: number, z: number): void {
  const [a, b] = toFrame(WHEEL, x, y, z)
  put(look, [0.02, 0.02, 0.021], 0.03, 0.8)
  const ring = Math.hypot(a, b)
  const isCross = Math.min(Math.abs(a), Math.abs(b)) < 0.0016 && ring > 0.012 && ring < 0.026
  if (Math.abs(ring - 0.018) < 0.0022 || isCross) put(look, METAL, 0.4, 0.2)
}

function consoleLook(look: Look, trim: Trim, x: number, y: number, z: number): void {
  const isArmrest = z < 0.035 && y > 0.44
  if (isArmrest) {
    put(look, trim.seats, 0.03, 0.85)
    return sew(look, trim, Math.abs(x) - 0.085, z)
  }
  const isPlate = Math.abs(x) < 0.088 && z < 0.52 && y > 0.3
  if (z > 0.5 && y > 0.44) {
    put(look, [0.01, 0.01, 0.011], 0.045, 0.1)
    const key = ((x / 0.036 + 40.5) % 1) - 0.5
    const isKey = Math.abs(x) < 0.1 && Math.hypot(key * 0.036, (y - 0.572) * 1.6) < 0.006
    if (isKey) look.glow = [0.34, 0.36, 0.36]
    return
  }
  if (!isPlate) return put(look, trim.soft, 0.02)
  put(look, [0.01, 0.01, 0.011], 0.045, 0.06)
  for (const [cx, cz] of CUPS) {
    const ring = Math.hypot(x - cx, z - cz)
    if (ring < 0.041) put(look, [0.012, 0.012, 0.012], 0.02)
    else if (ring < 0.046) put(look, METAL, 0.4, 0.2)
  }
  if (Math.abs(Math.abs(x) - 0.086) < 0.0025) put(look, METAL, 0.4, 0.2)
}

function shellLook(look: Look, trim: Trim, x: number, y: number, z: number): void {
  if (y < 0.03) return lay(look, trim.carpet, x, y, z)
  if (windowEdge(x, y, z) < 0.024) return put(look, DARK, 0.02)
  if (y > 1.2 && Math.abs(x) < 0.62) return put(look, trim.roof, 0.01)
  if (y > 0.77) return put(look, z > -0.4 || y > 0.9 ? trim.roof : DARK, 0.015)
  if (z < -1.3) return lay(look, FELT, x, y, z)
  if (y > 0.71) return put(look, DARK, 0.025)
  if (y > 0.645) {
    put(look, trim.inlay, 0.08, 0.35)
    return
  }
  put(look, y > 0.42 ? trim.soft : DARK, 0.025)
  if (y > 0.42) sew(look, trim, y - 0.632, z)
  const speaker = Math.hypot(z - 0.5, y - 0.28)
  if (speaker < 0.085) {
    const [u, v] = [((z * 170) % 1) - 0.5, ((y * 170) % 1) - 0.5]
    put(look, Math.hypot(u, v) < 0.3 ? [0.002, 0.002, 0.002] : [0.03, 0.03, 0.031], 0.03)
  }
  if (Math.abs(speaker - 0.087) < 0.003) put(look, METAL, 0.3, 0.3)
}

/** The look of a point of the cabin. */
export function lookAt(look: Look, part: CabinPart, trim: Trim, x: number, y: number, z: number): void {
  look.bend[0] = look.bend[1] = look.bend[2] = 0
  look.glow[0] = look.glow[1] = look.glow[2] = 0
  switch (part) {
    case CABIN_PART.shell:
      return shellLook(look, trim, x, y, z)
    case CABIN_PART.dash:
      return dashLook(look, trim, x, y, z)
    case CABIN_PART.screen:
      return screenLook(look, x, y, z)
    case CABIN_PART.wheel:
      return wheelLook(look, trim, x, y, z)
    case CABIN_PART.hub:
      return hubLook(look, x, y, z)
    case CABIN_PART.console:
      return consoleLook(look, trim, x, y, z)
    case CABIN_PART.lever:
      return put(look, y > 0.475 ? [0.012, 0.012, 0.012] : METAL, y > 0.475 ? 0.05 : 0.4, 0.2)
    case CABIN_PART.frontSeats:
      return seatLook(look, trim, x, y, z, false)
    case CABIN_PART.rearSeats:
      return seatLook(look, trim, x, y, z, true)
    case CABIN_PART.armrests:
      return put(look, y > 0.5 ? trim.seats : DARK, 0.03, 0.85)
    case CABIN_PART.mirror:
      if (z < 0.54 && Math.abs(x) < 0.108 && Math.abs(y - 1.17) < 0.026) return put(look, [0.02, 0.02, 0.02], 0.85, 0)
      return put(look, DARK, 0.04, 0.3)
    case CABIN_PART.handles:
      return put(look, METAL, 0.5, 0.12)
    case CABIN_PART.boot:
      lay(look, FELT, x, y, z)
      if (Math.abs(Math.hypot(Math.abs(x) - 0.5, z + 1.84) - 0.022) < 0.005 && y > 0.39) put(look, METAL, 0.4, 0.2)
      return
    case CABIN_PART.visors:
      return put(look, trim.roof, 0.01)
  }
}
