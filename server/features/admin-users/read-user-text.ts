import { typedPhoneDigits } from '#domain/contacts/typed-phone-digits.ts'
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

/** The possible meanings of the typed text. */
export function readUserText(typed: string): UserText {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  const phoneDigits = typedPhoneDigits(text)
  const isName = phoneDigits === null && !text.includes('@')
  return {
    words: isName ? foldHamza(normaliseText(text)).split(' ').filter(Boolean) : [],
    email: text,
    phoneDigits,
    id: UUID.test(text) ? text : null,
  }
}
