import type { PictureSize } from '#domain/pictures/picture-size.ts'

/** A picture that can be seen in full screen. */
export interface ViewedPicture {
  image: string
  /** Its alternative text. */
  label: string
  /** What it shows, in a few words; null if nobody knows. */
  view: string | null
  /** Null if unknown. */
  size: PictureSize | null
}
