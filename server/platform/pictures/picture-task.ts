import type { PictureFault } from '#domain/pictures/picture-limits.ts'
import type { DerivedPicture, Wanted } from './derive-picture.ts'

/** A small picture made in one go. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
  quality: number
}

/** What a picture process is asked for. */
export type PictureTask =
  | { kind: 'derive'; bytes: Uint8Array; wanted: Wanted }
  | { kind: 'encode'; bytes: Uint8Array; shape: Shape }

export interface PictureResults {
  derive: DerivedPicture
  /** WebP. */
  encode: Uint8Array
}

/** What it answers, once. */
export type PictureOutcome =
  | { result: PictureResults[keyof PictureResults] }
  | { fault: PictureFault }
  | { error: string }

export interface PictureAnswer {
  outcome: PictureOutcome
  /** What the process holds, in bytes. */
  memory: number
}
