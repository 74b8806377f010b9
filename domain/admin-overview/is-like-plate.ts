import { latinDigits } from '#domain/text/latin-digits.ts'

const LETTERS = String.raw`\p{L}\s*\p{L}\s*\p{L}`
const PLATE = new RegExp(String.raw`^(?:${LETTERS}\s*\d{1,4}|\d{1,4}\s*${LETTERS})$`, 'u')
/** A chassis number (VIN). */
const CHASSIS = /^(?=.*\d)[\dA-HJ-NPR-Z]{17}$/i

/** Whether a typed text looks like the text of a Saudi plate, in either script, or like a chassis number. */
export function isLikePlate(typed: string): boolean {
  const text = latinDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim()
  return PLATE.test(text) || CHASSIS.test(text)
}
