import { normaliseText } from '#domain/text/normalise-text.ts'

/** Key of a model that a seller typed for a maker, the same for all spellings of its letters. */
export const typedKey = (makeId: number, typed: string): string => `${makeId} ${normaliseText(typed)}`
