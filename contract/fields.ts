import { z } from 'zod'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { Text } from './procedure.ts'

// messages are codes: the texts say them in the visitor's language

const lengthOf = (text: string): number => [...text].length

/** Written in lower case; letters that only look like Latin ones are no part of an address. */
export const Email = Text.trim().toLowerCase().max(254, 'email_invalid').regex(z.regexes.email, 'email_invalid')

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** In any script; the same characters count as the same, however the keyboard composes them. */
export const NewPassword = Text.normalize('NFKC')
  .refine((password) => lengthOf(password) >= PASSWORD_MIN, 'password_too_short')
  .refine((password) => lengthOf(password) <= PASSWORD_MAX, 'password_too_long')

/** As typed to sign in: whether it could be a password at all is not told. */
export const GivenPassword = Text.normalize('NFKC').min(1, 'required').max(1000, 'password_too_long')

/** Without addresses, which would make our mails carry other people's advertising. */
export const PersonName = Text.trim()
  .min(1, 'required')
  .max(50, 'too_long')
  .regex(/^[^\p{Cc}\p{Cf}<>@/\\]*$/u, 'name_invalid')
  .refine((name) => !/www\.|\.(?:com|net|org|sa)\b/i.test(name), 'name_invalid')

/** As people type it, in any digits; the server knows the numbering plans. */
export const TypedPhone = Text.trim().min(1, 'required').max(30, 'phone_invalid')

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'country_unknown')

/** From an authenticator or a message; any digits and spaces are understood. */
export const OneTimeCode = Text.trim().min(1, 'required').max(40, 'code_invalid')

export const LinkToken = Text.min(1).max(1000)

/** Whether it is a picture at all is found out by decoding it. */
export const UploadedPicture = z.file('required').min(1, 'picture_empty').max(MOST_PICTURE_BYTES, 'picture_too_large')

/** What procedures that guess may answer. */
export const LIMITED = {
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many attempts',
    data: z.object({ wait_seconds: z.int() }),
  },
}

/** What only the server can tell of a field. */
export const INVALID = {
  INVALID_INPUT: {
    status: 422,
    message: 'A field is not right',
    data: z.object({ field: z.string(), reason: z.string() }),
  },
}

/** What every way to sign in may answer; the reason is shown to the user. */
export const SUSPENDED = {
  SUSPENDED: {
    status: 403,
    message: 'The account is suspended',
    data: z.object({ reason: z.string().nullable() }),
  },
}
