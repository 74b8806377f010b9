import { typedPhoneDigits } from '#domain/contacts/typed-phone-digits.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'

interface UserText {
  /** Normalised words of a name; empty if the text cannot be a name. */
  words: string[]
  /** A part of an email. */
  email: string
  /** Digits of a phone number in E.164 format; null if the text cannot be one. */
  phoneDigits: string | null
  id: string | null
}

/** Interprets a search text as name, email and phone number. */
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
