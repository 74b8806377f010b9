import { PICTURE_BOUNDS } from '#domain/cars/bounds.ts'

/** The pictures of an ad: those that its seller uploaded, or else the imported ones. */
export const shownPictures = (own: readonly string[], kept: readonly string[]): readonly string[] =>
  own.length ? own : kept

export const hasTooFewPictures = (own: readonly string[], kept: readonly string[]): boolean =>
  shownPictures(own, kept).length < PICTURE_BOUNDS.min
