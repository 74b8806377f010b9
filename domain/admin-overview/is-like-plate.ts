import { latinDigits } from '#domain/text/latin-digits.ts'

const LETTERS = String.raw`\p{L}\s*\p{L}\s*\p{L}`
const PLATE = new RegExp(String.raw`^(?:${LETTERS}\s*\d{1,4}|\d{1,4}\s*${LETTERS})$`, 'u')
/** A chassis number (VIN). */
const CHASSIS = /^(?=.*\d)[\dA-HJ-NPR-Z]{17}$/i

/** Whether a text looks like a Saudi number plate, in Arabic or Latin letters, or like a chassis number. */
export function isLikePlate(typed: string): boolean {
  const text = latinDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim()
  return PLATE.test(text) || CHASSIS.test(text)
}
