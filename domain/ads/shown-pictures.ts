import { PICTURE_BOUNDS } from '#domain/cars/bounds.ts'

/** What an ad shows: its seller's pictures, all of them; without any, those that it came with, as imported ads do. */
export const shownPictures = (own: readonly string[], kept: readonly string[]): readonly string[] =>
  own.length ? own : kept

export const hasTooFewPictures = (own: readonly string[], kept: readonly string[]): boolean =>
  shownPictures(own, kept).length < PICTURE_BOUNDS.min
