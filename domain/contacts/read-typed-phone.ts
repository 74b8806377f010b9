import { latinDigits } from '#domain/text/latin-digits.ts'

/** Mobile, landline and company numbers, without the leading zero. */
const SAUDI = /^(?:5\d{8}|1[1-7]\d{7}|9200\d{5})$/
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/**
 * Previews a number while it is typed; the server validates it against the numbering plan.
 * @returns E.164; null if the number is neither Saudi nor starts with a dial code
 */
export function readTypedPhone(typed: string): string | null {
  const plain = latinDigits(typed.normalize('NFKC'))
    .replaceAll(/[\p{Cf}\s().\-–/]/gu, '')
    .replace(/^00/, '+')
  const national = /^(?:\+?9660?|0)?(\d+)$/.exec(plain)?.[1]
  if (national !== undefined && SAUDI.test(national)) return `+966${national}`
  return INTERNATIONAL.test(plain) && !plain.startsWith('+966') ? plain : null
}

/** Groups the digits: `+966 50 123 4567`. */
export function groupPhone(phoneNumber: string): string {
  const [, two = '', three = '', four = ''] = /^\+966(\d{2})(\d{3})(\d{4})$/.exec(phoneNumber) ?? []
  return two ? `+966 ${two} ${three} ${four}` : phoneNumber
}
