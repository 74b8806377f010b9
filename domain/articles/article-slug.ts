import { plainText } from '#domain/text/plain-text.ts'
import { textLength } from '#domain/text/text-length.ts'

const MOST_LETTERS = 80
/** Letters and digits of Arabic or Latin script, in words joined by hyphens. */
const SLUG = /^[\p{Script=Arabic}a-z0-9]+(-[\p{Script=Arabic}a-z0-9]+)*$/u
const VOWEL_SIGNS_AND_TATWEEL = /[\u064b-\u0655\u0670\u0640]/g
const LATIN_ACCENTS = /(?<=[a-z])[\u0300-\u036f]/g

/** Whether a text is a slug as `slugOf` makes them. */
export const isSlug = (text: string): boolean => SLUG.test(text) && textLength(text) <= MOST_LETTERS

/** The slug of a title or of what was typed as a slug; empty if the text has no letters or digits. */
export function slugOf(text: string): string {
  const words = plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .replace(VOWEL_SIGNS_AND_TATWEEL, '')
    .replace(/[^\p{Script=Arabic}a-z0-9]+|[\u060c\u061b\u061f\u066a-\u066d\u06d4]+/gu, '-')
  const cut = [...words].slice(0, MOST_LETTERS).join('')
  return cut.replace(/-+/g, '-').replace(/^-|-$/g, '')
}
