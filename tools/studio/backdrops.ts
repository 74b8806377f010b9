import { mix, smoothStep } from './distance.ts'

export type Rgb = readonly [number, number, number]

/** Linear colours, multiplied with the light that comes from the backdrop and the floor. */
interface Place {
  /** At the top of the picture, and above the horizon. */
  sky: readonly [Rgb, Rgb]
  /** What stands on the horizon: the colour of its crest and of its foot. */
  far: readonly [Rgb, Rgb]
  /** Height of what stands on the horizon, as a share of the picture's height, at a share of its width. */
  crest: (u: number) => number
  /** At the horizon, and at the bottom of the picture. */
  ground: readonly [Rgb, Rgb]
}

const dunes = (phase: number) => (u: number) =>
  0.055 + 0.04 * Math.sin(u * 4.1 + phase) + 0.016 * Math.sin(u * 9.7 + phase * 2.3)
const mesa = (u: number, from: number, to: number) => smoothStep(from, from + 0.05, u) * (1 - smoothStep(to - 0.05, to, u))
/** A ridge with flat tops, such as Tuwaiq near Riyadh. */
const ridge = (u: number) =>
  0.035 +
  0.05 * mesa(u, -0.1, 0.24) +
  0.028 * mesa(u, 0.2, 0.48) +
  0.062 * mesa(u, 0.62, 1.1) +
  0.004 * Math.sin(u * 23)

export const BACKDROPS = {
  noon: {
    sky: [
      [0.5, 0.74, 0.98],
      [0.98, 1.02, 1],
    ],
    far: [
      [1, 0.76, 0.5],
      [0.96, 0.8, 0.58],
    ],
    crest: dunes(0.6),
    ground: [
      [1.02, 0.86, 0.64],
      [0.92, 0.72, 0.5],
    ],
  },
  dawn: {
    sky: [
      [0.72, 0.66, 0.82],
      [1.12, 0.84, 0.7],
    ],
    far: [
      [0.72, 0.47, 0.42],
      [0.88, 0.62, 0.52],
    ],
    crest: dunes(2.4),
    ground: [
      [0.96, 0.74, 0.62],
      [0.74, 0.53, 0.44],
    ],
  },
  dusk: {
    sky: [
      [0.14, 0.17, 0.34],
      [1.05, 0.47, 0.24],
    ],
    far: [
      [0.22, 0.12, 0.13],
      [0.34, 0.19, 0.16],
    ],
    crest: ridge,
    ground: [
      [0.42, 0.26, 0.2],
      [0.3, 0.19, 0.16],
    ],
  },
  ridge: {
    sky: [
      [0.56, 0.72, 0.86],
      [1, 0.94, 0.84],
    ],
    far: [
      [0.6, 0.45, 0.36],
      [0.74, 0.58, 0.46],
    ],
    crest: ridge,
    ground: [
      [0.62, 0.55, 0.48],
      [0.44, 0.4, 0.36],
    ],
  },
  palms: {
    sky: [
      [0.66, 0.8, 0.82],
      [1.02, 1, 0.88],
    ],
    far: [
      [0.3, 0.38, 0.26],
      [0.48, 0.5, 0.34],
    ],
    crest: (u) => 0.07 + 0.012 * Math.sin(u * 31) + 0.014 * Math.sin(u * 17 + 1) + 0.02 * Math.sin(u * 5 + 2),
    ground: [
      [0.82, 0.72, 0.56],
      [0.62, 0.52, 0.4],
    ],
  },
  evening: {
    sky: [
      [0.04, 0.1, 0.13],
      [0.2, 0.38, 0.38],
    ],
    far: [
      [0.04, 0.1, 0.11],
      [0.07, 0.15, 0.15],
    ],
    crest: dunes(4.3),
    ground: [
      [0.14, 0.23, 0.22],
      [0.1, 0.16, 0.16],
    ],
  },
} as const satisfies Record<string, Place>

export type BackdropName = keyof typeof BACKDROPS

const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

/** Share of the height over which edges fade, since what is far away is out of focus. */
const SOFT = 0.006
/** Where the sky has the colour of its top, as a share of the height, at most. */
const HIGHEST = 0.02

/** @param horizon as a share of the height, negative where it is above the picture */
export function backdropAt(name: BackdropName, horizon: number, u: number, v: number): Rgb {
  const { sky, far, crest, ground } = BACKDROPS[name] as Place
  const foot = Math.max(horizon, -1)
  const top = foot - crest(u)
  const air = blend(sky[0], sky[1], smoothStep(Math.min(HIGHEST, foot - 0.5), foot, v))
  const land = blend(far[0], far[1], smoothStep(top, foot, v))
  const floor = blend(ground[0], ground[1], smoothStep(foot, foot + 0.9, v))
  return blend(blend(air, land, smoothStep(top - SOFT, top + SOFT, v)), floor, smoothStep(foot - SOFT, foot + 3 * SOFT, v))
}
