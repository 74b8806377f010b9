import { digitsOf, latinDigits } from '#domain/text/latin-digits.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'

interface UserText {
  /** Normalised parts of the name; empty if the text cannot be a name. */
  words: string[]
  /** Part of an email. */
  email: string
  /** Part of an E.164 phone number; null if the text cannot be one. */
  phoneDigits: string | null
  id: string | null
}

const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 3

/** The possible meanings of the typed text. */
export function readUserText(typed: string): UserText {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  // leading zeros are dial prefixes, which E.164 does not have
  const digits = digitsOf(text).replace(/^0+/, '')
  const isPhone = PHONE.test(latinDigits(text)) && digits.length >= FEWEST_DIGITS
  const isName = !isPhone && !text.includes('@')
  return {
    words: isName ? foldHamza(normaliseText(text)).split(' ').filter(Boolean) : [],
    email: text,
    phoneDigits: isPhone ? digits : null,
    id: UUID.test(text) ? text : null,
  }
}
