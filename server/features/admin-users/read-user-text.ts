import { typedPhoneDigits } from '#domain/contacts/typed-phone-digits.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'

interface UserText {
  /** Normalised words of a name; empty if the text is an email. */
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
  return {
    words: text.includes('@') ? [] : searchText(text).split(' ').filter(Boolean),
    email: text,
    phoneDigits,
    id: UUID.test(text) ? text : null,
  }
}
