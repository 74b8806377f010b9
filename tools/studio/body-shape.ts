import type { Point } from './curves.ts'

/** Metres; x runs from the front axle (0) to the back, y from the ground up, z from the middle outwards. */
export interface BodyShape {
  wheelbase: number
  wheelRadius: number
  rimRadius: number
  rim: 'five' | 'ten' | 'turbine' | 'six'
  /** Distance between the outer faces of the tyres. */
  track: number
  archRadius: number
  flare: number
  /** Half-width along the length, and how far the side tapers from it at each height. */
  plan: readonly Point[]
  section: readonly Point[]
  /** Height of the crease along the flank. */
  crease: readonly Point[]
  creaseDepth: number
  /** Top of the lower body: bonnet, window sill, boot. */
  deck: readonly Point[]
  deckCrown: number
  underside: readonly Point[]
  /** Front and back in side view, as x at each height, and how they sweep back towards the sides. */
  nose: readonly Point[]
  noseSweep: readonly Point[]
  tail: readonly Point[]
  tailSweep: readonly Point[]
  shoulderRadius: number
  bonnetEdgeRadius: number
  tailEdgeRadius: number
  cabin: CabinShape
  /** Corners of the side windows in side view, and the pillars between them: x at the foot, x at the top, half-width. */
  windows: readonly Point[]
  pillars: readonly (readonly [number, number, number])[]
  sideLines: readonly (readonly Point[])[]
  topLines: readonly (readonly Point[])[]
  /** In the view from behind: distance from the middle, height. */
  backLines: readonly (readonly Point[])[]
  handles: readonly Point[]
  mirror: readonly [number, number]
  face: FaceShape
  rear: RearShape
  cladding: 'none' | 'sill' | 'full'
  brightTrim: boolean
  roofRails: boolean
  seats: readonly number[]
  loadBed?: Opening
  /** Without roof and side windows; the windscreen stays. */
  open?: boolean
}

export interface CabinShape {
  roof: readonly Point[]
  roofCrown: number
  windscreen: readonly Point[]
  backWindow: readonly Point[]
  screenSweep: readonly Point[]
  backSweep: readonly Point[]
  plan: readonly Point[]
  lean: readonly Point[]
  roofEdgeRadius: number
  screenRadius: number
  footRadius: number
}

export interface FaceShape {
  grille: readonly Point[]
  grillePattern: 'slats' | 'mesh' | 'bars'
  intake: readonly Point[]
  sideIntake?: readonly Point[]
  lamp: readonly Point[]
  /** x of the end of the lamp at its lower edge; the second value is added per metre of height. */
  /** Projector lenses in the lamp: distance from the middle, height, radius. */
  eyes: readonly (readonly [number, number, number])[]
  lampEnd: readonly [number, number, number]
  plateHeight: number
  skid: number
}

export interface RearShape {
  lamp: readonly Point[]
  lampEnd: readonly [number, number, number]
  lightBar: boolean
  plateHeight: number
  diffuser: readonly Point[]
  backGlassFoot: number
}

export interface Opening {
  from: number
  to: number
  halfWidth: number
  floor: number
}
