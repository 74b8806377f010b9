import type { PictureFault } from '#domain/pictures/picture-limits.ts'
import type { DerivedPicture, DerivePictureInput } from './derive-picture.ts'
import type { CardWords } from './draw-card.ts'
import type { LogoShape, MadeLogo } from './make-logo.ts'
import type { MadeVideo } from './video/make-video.ts'

/** The shape of a small picture that is encoded directly. */
export interface Shape {
  side: number
  fit: 'cover' | 'inside'
  quality: number
}

/** A request to a picture process. */
export type PictureTask =
  | { kind: 'derive'; bytes: Uint8Array; input: DerivePictureInput }
  | { kind: 'video'; bytes: Uint8Array }
  | { kind: 'encode'; bytes: Uint8Array; shape: Shape }
  | { kind: 'card'; words: CardWords }
  | { kind: 'logo'; bytes: Uint8Array; shape: LogoShape }

export interface PictureResults {
  derive: DerivedPicture
  video: MadeVideo
  /** The encoded WebP. */
  encode: Uint8Array
  logo: MadeLogo
  /** PNG. */
  card: Uint8Array
}

/** The response of a picture process. */
export type PictureOutcome =
  | { result: PictureResults[keyof PictureResults] }
  | { fault: PictureFault }
  | { error: string }

export interface PictureAnswer {
  outcome: PictureOutcome
  /** Memory usage of the process in bytes. */
  memory: number
}
