import { z } from 'zod'
import { atMost, OneLine } from './procedure.ts'

const JOINERS = /[\u200c\u200d]/g

/** Names appear in emails, so URLs are rejected to prevent advertising. */
export const PersonName = OneLine.overwrite((name) => name.replaceAll(JOINERS, ''))
  .min(1, 'required')
  .check(atMost(50))
  .regex(/^[^\p{Cc}\p{Cf}<>@/\\]*$/u, 'name_invalid')
  .refine((name) => !/www\.|\.(?:com|net|org|sa)\b/i.test(name), 'name_invalid')

/** A phone number as typed, in any digits. The server validates the numbering plan. */
export const TypedPhone = OneLine.min(1, 'required').check(atMost(30, 'phone_invalid'))

/** An ISO 3166-1 alpha-2 code. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'country_unknown')
