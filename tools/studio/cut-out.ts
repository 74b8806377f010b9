import type { Picture, Pose } from './camera.ts'
import { clamp } from './distance.ts'
import type { FloorShadow } from './occlusion.ts'
import { mixPaint, type PaintName } from './paints.ts'
import type { Scene } from './scene.ts'
import { LAYERS, type Tracer } from './shading.ts'

/** A section of the view: its edges at distance 1 from the eye. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** A car without the studio around it, and its shadow on a floor of any colour. */
export interface CutOut extends Picture {
  /** Coverage of each pixel by the car. */
  covered: Float32Array
  /** Darkness of the floor in the remainder of each pixel. */
  shaded: Float32Array
}

/** Light behind the windows, without the studio, since the car may stand in front of anything. */
const BEHIND_GLASS = 0.22
const DARKEST_SHADOW = 0.9
/** Share of the width at either edge in which the shadow fades out. */
const FADE = 0.08

export interface Model {
  scene: Scene
  tracer: Tracer
  floor: FloorShadow
}

export function cutOut(
  { scene, tracer, floor }: Model,
  { eye, right, up, ahead }: Pose,
  frame: Frame,
  { width, samples }: { width: number; samples: number },
): CutOut {
  const height = Math.round((width * frame.height) / frame.width)
  const pixels = width * height
  const layers = new Float32Array(pixels * LAYERS)
  const covered = new Float32Array(pixels)
  const shaded = new Float32Array(pixels)
  const light = new Float64Array(LAYERS)
  for (let pixel = 0; pixel < pixels; pixel++) {
    let hits = 0
    let shade = 0
    for (let s = 0; s < samples; s++) {
      const a = frame.left + (((pixel % width) + ((0.5 + s * 0.7548776662) % 1)) / width) * frame.width
      const b = frame.top - ((Math.floor(pixel / width) + ((0.5 + s * 0.569840291) % 1)) / height) * frame.height
      const [dx, dy, dz] = normalized(
        ahead[0] + right[0] * a + up[0] * b,
        ahead[1] + right[1] * a + up[1] * b,
        ahead[2] + right[2] * a + up[2] * b,
      )
      const floorAt = dy < -1e-5 ? -eye[1] / dy : Infinity
      if (scene.bvh.closest(eye[0], eye[1], eye[2], dx, dy, dz, 0.01, Math.min(floorAt, 100))) {
        hits++
        light.fill(0)
        tracer(light, eye[0], eye[1], eye[2], dx, dy, dz, BEHIND_GLASS)
        for (let k = 0; k < LAYERS; k++) layers[pixel * LAYERS + k]! += Math.min(light[k]!, 2.2)
      } else if (floorAt < 100) shade += 1 - floor.at(eye[0] + dx * floorAt, eye[2] + dz * floorAt)
    }
    for (let k = 0; k < LAYERS; k++) layers[pixel * LAYERS + k]! /= hits || 1
    covered[pixel] = hits / samples
    const across = ((pixel % width) + 0.5) / width
    const fading = clamp(Math.min(across, 1 - across) / FADE, 0, 1)
    shaded[pixel] = (DARKEST_SHADOW * fading * shade) / (samples - hits || 1)
  }
  return { width, height, horizon: 0, layers, covered, shaded }
}

function normalized(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Red, green, blue and opacity of each pixel. */
export function paintCutOut(picture: CutOut, paint: PaintName): Uint8Array {
  const car = mixPaint(picture, paint)
  const pixels = new Uint8Array(picture.width * picture.height * 4)
  for (let p = 0; p < picture.covered.length; p++) {
    const covered = picture.covered[p]!
    const opacity = covered + (1 - covered) * picture.shaded[p]!
    for (let k = 0; k < 3; k++) pixels[p * 4 + k] = opacity ? (car[p * 3 + k]! * covered) / opacity : 0
    pixels[p * 4 + 3] = Math.round(opacity * 255)
  }
  return pixels
}
