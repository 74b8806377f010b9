/** SA, two check digits, two digits of the bank, eighteen of the account. */
const SAUDI = /^SA\d{4}[0-9A-Z]{18}$/

/** @returns a Saudi IBAN without spaces; null if invalid, including its check digits (ISO 13616) */
export function readIban(typed: string): string | null {
  const iban = typed.replaceAll(/[\s\u200e\u200f-]/g, '').toUpperCase()
  return SAUDI.test(iban) && remainderOf(iban) === 1 ? iban : null
}

/** The remainder modulo 97, with letters as numbers from 10 and the first four characters moved to the end. */
function remainderOf(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}

/** In groups of four characters. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0')
