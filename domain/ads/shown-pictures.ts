import { PICTURE_BOUNDS } from '#domain/cars/bounds.ts'

/** The pictures of an ad: those that its seller uploaded, or else the imported ones. */
export const shownPictures = (own: readonly string[], imported: readonly string[]): readonly string[] =>
  own.length ? own : imported

export const hasTooFewPictures = (own: readonly string[], imported: readonly string[]): boolean =>
  shownPictures(own, imported).length < PICTURE_BOUNDS.min
