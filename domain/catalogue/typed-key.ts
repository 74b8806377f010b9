import { normaliseText } from '#domain/text/normalise-text.ts'

/** What a seller typed as the model of a maker, in any spelling of its letters. */
export const typedKey = (make_id: number, typed: string): string => `${make_id} ${normaliseText(typed)}`
