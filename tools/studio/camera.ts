import { mix, smoothStep } from './distance.ts'
import { BACKDROP_LAYER, LAYERS, type Tracer } from './shading.ts'
import type { BodyShape } from './body-shape.ts'
import type { Scene } from './scene.ts'

export const ANGLES = ['front34', 'side', 'rear34', 'other34', 'front', 'detail', 'lamp', 'wheel'] as const
export type Angle = (typeof ANGLES)[number]

interface View {
  /** Degrees around the car, 0 in front of it, and above the floor. */
  turn: number
  rise: number
  distance: number
  /** Maximum share of the picture's width and height that the car fills. */
  wide: number
  high: number
}

const VIEWS: Record<Angle, View> = {
  front34: { turn: 38, rise: 7.5, distance: 8.5, wide: 0.93, high: 0.68 },
  side: { turn: 90, rise: 4, distance: 12, wide: 0.94, high: 0.64 },
  rear34: { turn: 143, rise: 8.5, distance: 8.5, wide: 0.93, high: 0.68 },
  other34: { turn: -33, rise: 5, distance: 7.2, wide: 0.93, high: 0.68 },
  front: { turn: 2, rise: 4.5, distance: 9, wide: 0.76, high: 0.7 },
  detail: { turn: 47, rise: 9, distance: 4.2, wide: 1, high: 1 },
  lamp: { turn: 146, rise: 11, distance: 4, wide: 1, high: 1 },
  wheel: { turn: 78, rise: 3, distance: 4, wide: 1, high: 1 },
}

/** Close views: the point they look at, from the middle of the front axle in metres, and their width in wheel radii. */
const CLOSE: Partial<Record<Angle, { at: (shape: BodyShape) => Vector; wide: number }>> = {
  detail: { at: () => [-0.28, 0.56, 0.72], wide: 4.9 },
  lamp: { at: ({ wheelbase }) => [wheelbase + 0.42, 0.72, 0.66], wide: 5 },
  wheel: { at: ({ wheelRadius, track }) => [0, wheelRadius, track], wide: 3.1 },
}

export interface Picture {
  width: number
  height: number
  /** Where the floor would meet the sky, as a share of the height; may be outside the picture. */
  horizon: number
  layers: Float32Array
}

export type Vector = readonly [number, number, number]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export interface Pose {
  eye: Vector
  right: Vector
  up: Vector
  ahead: Vector
}

interface Camera extends Pose {
  left: number
  top: number
  /** Width and height of the picture at distance 1. */
  width: number
  height: number
}

/** A camera that looks at a point from the direction of a view. */
export function poseFrom(target: Vector, view: Pick<View, 'turn' | 'rise' | 'distance'>): Pose {
  const turn = (view.turn * Math.PI) / 180
  const rise = (view.rise * Math.PI) / 180
  const back: Vector = [-Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise)]
  const eye: Vector = [0, 1, 2].map((i) => target[i]! + back[i]! * view.distance) as unknown as Vector
  const ahead: Vector = [-back[0], -back[1], -back[2]]
  const flat = Math.hypot(ahead[0], ahead[2])
  const right: Vector = [-ahead[2] / flat, 0, ahead[0] / flat]
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ]
  return { eye, right, up, ahead }
}

function aim(scene: Scene, angle: Angle): Camera {
  const view = VIEWS[angle]
  const { shape, bounds } = scene
  const close = CLOSE[angle]
  const pose = poseFrom(
    close ? close.at(shape) : [(bounds.min[0] + bounds.max[0]) / 2, bounds.max[1] * 0.45, 0],
    view,
  )
  const { eye, right, up, ahead } = pose
  if (close) {
    const width = (shape.wheelRadius * close.wide) / view.distance
    return { ...pose, left: -width * 0.5, top: width * 0.375, width, height: width * 0.75 }
  }
  let [low, high, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < scene.positions.length; i += 9) {
    const p: Vector = [scene.positions[i]! - eye[0], scene.positions[i + 1]! - eye[1], scene.positions[i + 2]! - eye[2]]
    const depth = dot(p, ahead)
    low = Math.min(low, dot(p, right) / depth)
    high = Math.max(high, dot(p, right) / depth)
    bottom = Math.min(bottom, dot(p, up) / depth)
    top = Math.max(top, dot(p, up) / depth)
  }
  const width = Math.max((high - low) / view.wide, (top - bottom) / view.high / 0.75)
  const height = width * 0.75
  const spare = height - (top - bottom)
  return { ...pose, left: (low + high) / 2 - width / 2, top: top + spare * 0.52, width, height }
}

/** Brightness of the seamless studio backdrop: a light floor that fades into a wall, slightly darker in the middle. */
function backdropAt(u: number, v: number): number {
  const wall = mix(0.66, 0.58, smoothStep(0, 0.5, v))
  const ground = mix(wall, 0.7, smoothStep(0.45, 0.95, v))
  const corner = Math.hypot((u - 0.5) * 1.1, (v - 0.48) * 0.9)
  return ground * (1 - 0.16 * smoothStep(0.25, 0.85, corner)) * (1 + 0.08 * (1 - smoothStep(0, 0.5, corner)))
}

export function takePicture(scene: Scene, tracer: Tracer, angle: Angle, width: number, samples: number): Picture {
  const camera = aim(scene, angle)
  const { eye, right, up, ahead } = camera
  const height = Math.round(width * 0.75)
  const layers = new Float32Array(width * height * LAYERS)
  const sum = new Float64Array(LAYERS)
  const one = new Float64Array(LAYERS)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0)
      const backdrop = backdropAt(column / width, row / height)
      for (let s = 0; s < samples; s++) {
        const u = (column + ((0.5 + s * 0.7548776662) % 1)) / width
        const v = (row + ((0.5 + s * 0.569840291) % 1)) / height
        const a = camera.left + u * camera.width
        const b = camera.top - v * camera.height
        const dx = ahead[0] + right[0] * a + up[0] * b
        const dy = ahead[1] + right[1] * a + up[1] * b
        const dz = ahead[2] + right[2] * a + up[2] * b
        const length = Math.hypot(dx, dy, dz)
        one.fill(0)
        tracer(one, eye[0], eye[1], eye[2], dx / length, dy / length, dz / length, backdrop)
        for (let k = 0; k < LAYERS; k++) sum[k]! += Math.min(one[k]!, 2.2)
        if (s === 0 && one[3] === 0 && one[0] === 0 && Math.abs(one[BACKDROP_LAYER]! - backdrop) < 1e-6) {
          for (let k = 0; k < LAYERS; k++) sum[k] = one[k]! * samples
          if (isPlain(scene, camera, u, v)) break
          for (let k = 0; k < LAYERS; k++) sum[k] = one[k]!
        }
      }
      for (let k = 0; k < LAYERS; k++) layers[(row * width + column) * LAYERS + k] = sum[k]! / samples
    }
  }
  const horizon = (camera.top + ahead[1] / up[1]) / camera.height
  return { width, height, horizon, layers }
}

/** Whether the ray misses the car by far, so that one sample is sufficient. */
function isPlain(scene: Scene, camera: Camera, u: number, v: number): boolean {
  const { eye, right, up, ahead } = camera
  const a = camera.left + u * camera.width
  const b = camera.top - v * camera.height
  const d = [0, 1, 2].map((i) => ahead[i]! + right[i]! * a + up[i]! * b)
  let enter = 0
  let leave = Infinity
  for (let axis = 0; axis < 3; axis++) {
    const grow = axis === 2 ? 0.3 : 0.1
    const low = axis === 1 ? -scene.bounds.max[1] : scene.bounds.min[axis]!
    const t0 = (low - grow - eye[axis]!) / d[axis]!
    const t1 = (scene.bounds.max[axis]! + grow - eye[axis]!) / d[axis]!
    enter = Math.max(enter, Math.min(t0, t1))
    leave = Math.min(leave, Math.max(t0, t1))
  }
  return enter > leave
}
