import { backdropAt, type BackdropName, type Rgb } from './backdrops.ts'
import type { Picture } from './camera.ts'
import { BACKDROP_LAYER, LAYERS } from './shading.ts'

/** Linear colours of the diffuse base and of the metallic flakes over it. */
interface Paint {
  base: Rgb
  flakes: Rgb
}

export const PAINTS = {
  white: { base: [0.78, 0.78, 0.765], flakes: [0.05, 0.05, 0.05] },
  black: { base: [0.006, 0.006, 0.007], flakes: [0.008, 0.008, 0.009] },
  silver: { base: [0.2, 0.203, 0.208], flakes: [0.4, 0.405, 0.415] },
  grey: { base: [0.055, 0.058, 0.063], flakes: [0.105, 0.11, 0.118] },
  red: { base: [0.3, 0.009, 0.011], flakes: [0.2, 0.01, 0.012] },
  blue: { base: [0.012, 0.045, 0.16], flakes: [0.022, 0.075, 0.24] },
  brown: { base: [0.065, 0.035, 0.02], flakes: [0.12, 0.066, 0.038] },
  green: { base: [0.004, 0.052, 0.045], flakes: [0.012, 0.13, 0.112] },
  beige: { base: [0.33, 0.275, 0.2], flakes: [0.28, 0.235, 0.17] },
} as const satisfies Record<string, Paint>

export type PaintName = keyof typeof PAINTS

const EXPOSURE = 1.22

/** Tone curve: keeps dark and middle tones and compresses the brightest towards white. */
function film(light: number): number {
  light = (EXPOSURE * light * (light + 0.012)) / (light + 0.03)
  const bent = light < 0.62 ? light : 0.62 + 0.38 * (1 - Math.exp(-(light - 0.62) / 0.38))
  return bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055
}

const FILM = Uint8Array.from({ length: 8192 }, (_, i) => Math.round(film(i / 3000) * 255))
/** The tone of linear light in a picture. */
export const develop = (light: number) => FILM[Math.min(8191, Math.round(light * 3000))]!

const GREY: Rgb = [1, 1, 1]

/** @param backdrop grey if omitted */
export function mixPaint(picture: Picture, name: PaintName, backdrop?: BackdropName): Uint8Array {
  const { base, flakes } = PAINTS[name]
  const { width, height, horizon, layers } = picture
  const pixels = new Uint8Array(width * height * 3)
  for (let p = 0; p < width * height; p++) {
    const matt = layers[p * LAYERS + 3]!
    const gloss = layers[p * LAYERS + 4]!
    const behind = layers[p * LAYERS + BACKDROP_LAYER]!
    const tint = backdrop ? backdropAt(backdrop, horizon, (p % width) / width, Math.floor(p / width) / height) : GREY
    for (let k = 0; k < 3; k++) {
      const light = layers[p * LAYERS + k]! + behind * tint[k]!
      pixels[p * 3 + k] = develop(light + base[k]! * matt + flakes[k]! * gloss)
    }
  }
  return pixels
}
