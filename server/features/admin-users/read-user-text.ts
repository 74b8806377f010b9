import { digitsOf, latinDigits } from '#domain/text/latin-digits.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'

interface UserText {
  /** Each is part of the name, in the form that search compares; none for what can be no name. */
  words: string[]
  /** Part of an email. */
  email: string
  /** Part of a phone number as E.164 has it; null for what can be none. */
  phone_digits: string | null
  id: string | null
}

const PHONE = /^\+?[\d\s().-]+$/
const FEWEST_DIGITS = 3
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a text that an admin typed may mean. */
export function readUserText(typed: string): UserText {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  // zeros before a number dial out of a country or a city; E.164 has none
  const digits = digitsOf(text).replace(/^0+/, '')
  const is_phone = PHONE.test(latinDigits(text)) && digits.length >= FEWEST_DIGITS
  const is_name = !is_phone && !text.includes('@')
  return {
    words: is_name ? foldHamza(normaliseText(text)).split(' ').filter(Boolean) : [],
    email: text,
    phone_digits: is_phone ? digits : null,
    id: ID.test(text) ? text : null,
  }
}
