import { z } from 'zod'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { atLeast, atMost, OneLine, Text } from './procedure.ts'

// validation messages are codes that the pages translate

const AROUND_TOKEN = /^[^\w-]+|[^\w-]+$/g

/** Converted to lower case. Only ASCII is accepted, which excludes look-alike letters. */
export const Email = OneLine.toLowerCase().check(atMost(254, 'email_invalid')).regex(z.regexes.email, 'email_invalid')

export const PASSWORD_MIN = 8

export const PASSWORD_MAX = 128

/**
 * Any script. Normalised so that composed and decomposed characters are equal, and so are the digits of all keyboards:
 * `verifyInAnyDigits` checks passwords accordingly.
 */
export const NewPassword = Text.normalize('NFKC')
  .overwrite(latinDigits)
  .check(atLeast(PASSWORD_MIN, 'password_too_short'))
  .check(atMost(PASSWORD_MAX, 'password_too_long'))

/** A password as typed at sign-in. Not validated against the password rules, which are not revealed here. */
export const GivenPassword = Text.normalize('NFKC').min(1, 'required').check(atMost(1000, 'password_too_long'))

/** A code from an authenticator app or a text message, in any digits, with or without spaces. */
export const OneTimeCode = OneLine.min(1, 'required').check(atMost(40, 'code_invalid'))

/** Punctuation and marks of the message that a link was copied from may stand around its token. */
export const LinkToken = Text.overwrite((token) => token.replaceAll(AROUND_TOKEN, ''))
  .min(1)
  .check(atMost(1000))
