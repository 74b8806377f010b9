import { digitsOf, latinDigits } from '#domain/text/latin-digits.ts'

const PHONE = /^(?:tel:|https:\/\/wa\.me\/)?\+?[\d\s().–-]+$/
const FEWEST_DIGITS = 3

/** What is left of a typed phone number, or of a part of one, for a look in E.164 numbers; null if the text is none. */
export function typedPhoneDigits(typed: string): string | null {
  const text = latinDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .trim()
    .toLowerCase()
  if (!PHONE.test(text)) return null
  // zeros before it are dial prefixes, and so is one between the country and the number, which E.164 does not have
  const digits = digitsOf(text)
    .replace(/^0+/, '')
    .replace(/^9660+/, '966')
  return digits.length >= FEWEST_DIGITS ? digits : null
}
