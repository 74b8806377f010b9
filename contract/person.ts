import { z } from 'zod'
import { Text } from './procedure.ts'

/** Web addresses are rejected: names are part of emails, which must not carry advertising. */
export const PersonName = Text.trim()
  .min(1, 'required')
  .max(50, 'too_long')
  .regex(/^[^\p{Cc}\p{Cf}<>@/\\]*$/u, 'name_invalid')
  .refine((name) => !/www\.|\.(?:com|net|org|sa)\b/i.test(name), 'name_invalid')

/** As typed, in any digits; the server checks the numbering plan. */
export const TypedPhone = Text.trim().min(1, 'required').max(30, 'phone_invalid')

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'country_unknown')
