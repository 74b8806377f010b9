import { digitsOf } from '#domain/text/latin-digits.ts'
import { searchText } from '#domain/text/normalise-text.ts'

interface Person {
  email: string
  phoneNumbers: readonly string[]
  names: readonly (string | null)[]
  /** Words, by `searchText`, of the names that nobody else has. */
  rareNames: readonly string[]
  /** IDs of the account and of its ads. */
  ids: readonly string[]
  /** Titles of ads that the person has written. */
  titles: readonly string[]
}

/** The significant digits of a phone number, which are the same with and without its country code. */
const SIGNIFICANT_DIGITS = 9
/** A shorter part of a number also occurs in other texts. */
const LEAST_DIGITS = 7

/**
 * Whether a text refers to a person: by the beginning of the email, a part of a phone number, all names or one that
 * nobody else has, an ID, or the title of an ad.
 */
export function mentionsPerson(text: string, { email, phoneNumbers, names, rareNames, ids, titles }: Person): boolean {
  if (ids.some((id) => text.includes(id))) return true
  const addresses = text.toLowerCase().split(/[\s"'<>,;:]+/)
  if (addresses.some((one) => one.indexOf('@') > 0 && (one.includes(email) || email.startsWith(one)))) return true
  const digits = digitsOf(text).slice(-SIGNIFICANT_DIGITS)
  if (digits.length >= LEAST_DIGITS && phoneNumbers.some((number) => number.includes(digits))) return true
  const plain = searchText(text)
  if (titles.some((title) => plain.includes(searchText(title)))) return true
  const words = new Set(plain.split(' '))
  if (rareNames.some((name) => words.has(name))) return true
  const whole = names.flatMap((name) => (name ? searchText(name).split(' ') : [])).filter(Boolean)
  return whole.length > 1 && whole.every((word) => words.has(word))
}
