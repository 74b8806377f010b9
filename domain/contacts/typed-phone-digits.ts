import { digitsOf, latinDigits } from '#domain/text/latin-digits.ts'

const PHONE = /^(?:tel:|https:\/\/wa\.me\/)?\+?[\d\s().–-]+$/
const FEWEST_DIGITS = 3

/** The digits of a phone number, or of a part of one, for searching in E.164 numbers; null if the text is no number. */
export function typedPhoneDigits(typed: string): string | null {
  const text = latinDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .trim()
    .toLowerCase()
  if (!PHONE.test(text)) return null
  // E.164 has no zero before the number, nor between the country code and the number
  const digits = digitsOf(text)
    .replace(/^0+/, '')
    .replace(/^9660+/, '966')
  return digits.length >= FEWEST_DIGITS ? digits : null
}
