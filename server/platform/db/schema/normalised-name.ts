import { sql, type SQL } from 'drizzle-orm'
import { LETTERS } from '#domain/text/normalise-text.ts'

const SINGLE = Object.entries(LETTERS).filter(([, letter]) => letter.length === 1)
/** Hamza alone is left out, having nothing to stand for it. */
const FROM = `${SINGLE.map(([letter]) => letter).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء`
const TO = `${SINGLE.map(([, letter]) => letter).join('')}01234567890123456789`
/** Marks, tatweel, what is invisible, and what stands between words. */
const LEFT_OUT = String.raw`[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0027\u2019\s.\u002d]`

/** A name without spaces, in the form of the words that are looked for in it: `foldHamza(normaliseText())`. */
export const normalisedName = (name: string): SQL =>
  sql.raw(`translate(regexp_replace(lower(normalize(${name}, NFKD)), '${LEFT_OUT}', '', 'g'), '${FROM}', '${TO}')`)
