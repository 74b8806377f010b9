import type { Lang } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'

/** Fewer are names, or mean the same everywhere. */
const FEWEST_LETTERS = 3

/** Whether a reader of a language may want a text translated. */
export const isForeign = (text: string, lang: Lang): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS && writtenIn(text).lang !== lang
