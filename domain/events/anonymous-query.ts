import { hasLink, hasPhone } from '#domain/contacts/contact-in-text.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'
import { cutText } from '#domain/text/truncate.ts'

const LONGEST = 60
/** Numbers of identity cards, chassis and bank accounts. Prices and mileages are shorter. */
const LONG_NUMBER = /\d(?:[\s-]?\d){6}|(?=[a-z]*\d)[a-z0-9]{11,}/i

/** The search text to store: empty if it may identify a person. */
export function anonymousQuery(text: string): string {
  if (text.includes('@') || hasPhone(text) || hasLink(text) || LONG_NUMBER.test(latinDigits(text))) return ''
  return cutText(normaliseText(text), LONGEST).trim()
}
