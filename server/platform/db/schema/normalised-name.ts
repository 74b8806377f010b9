import { sql, type SQL } from 'drizzle-orm'
import { LETTERS } from '#domain/text/normalise-text.ts'

const SINGLE = Object.entries(LETTERS).filter(([, letter]) => letter.length === 1)
/** A standalone hamza is removed. */
const FROM = `${SINGLE.map(([letter]) => letter).join('')}٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء`
const TO = `${SINGLE.map(([, letter]) => letter).join('')}01234567890123456789`
/** Diacritics, tatweel, invisible characters, and word separators. */
const LEFT_OUT = String.raw`[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0027\u2019\s.\u002d]`

/** Normalises a name like search words, without spaces. The SQL equivalent of `foldHamza(normaliseText())`. */
export const normalisedName = (name: string): SQL =>
  sql.raw(`translate(regexp_replace(lower(normalize(${name}, NFKD)), '${LEFT_OUT}', '', 'g'), '${FROM}', '${TO}')`)
