import { digitsOf } from '#domain/text/latin-digits.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'

interface Person {
  email: string
  phoneNumbers: readonly string[]
  names: readonly (string | null)[]
}

/** The significant digits of a phone number, which are the same with and without its country code. */
const SIGNIFICANT_DIGITS = 9
/** A shorter part of a number also occurs in other texts. */
const LEAST_DIGITS = 7

/** Whether a text refers to a person: by the beginning of the email, a part of a phone number or all names. */
export function mentionsPerson(text: string, { email, phoneNumbers, names }: Person): boolean {
  const addresses = text.toLowerCase().split(/[\s"'<>,;:]+/)
  if (addresses.some((one) => one.indexOf('@') > 0 && (one.includes(email) || email.startsWith(one)))) return true
  const digits = digitsOf(text).slice(-SIGNIFICANT_DIGITS)
  if (digits.length >= LEAST_DIGITS && phoneNumbers.some((number) => number.includes(digits))) return true
  const words = new Set(normaliseText(text).split(' '))
  const whole = names.flatMap((name) => (name ? normaliseText(name).split(' ') : [])).filter(Boolean)
  return whole.length > 1 && whole.every((word) => words.has(word))
}
