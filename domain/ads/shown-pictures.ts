import { PICTURE_BOUNDS } from '#domain/cars/bounds.ts'

/** The pictures of an ad: those of its seller, or the imported ones if there are none. */
export const shownPictures = (own: readonly string[], kept: readonly string[]): readonly string[] =>
  own.length ? own : kept

export const hasTooFewPictures = (own: readonly string[], kept: readonly string[]): boolean =>
  shownPictures(own, kept).length < PICTURE_BOUNDS.min
