import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const DAY = 86_400

/** Limits of text messages, which cost money and can annoy recipients. */
export const TO_NUMBER_SOON: Limit = { name: 'sms_number_soon', points: 1, seconds: MINUTE }
export const TO_NUMBER: Limit = { name: 'sms_number', points: 5, seconds: DAY }
export const BY_USER: Limit = { name: 'sms_user', points: 10, seconds: DAY }
/** The limit of attempts to enter a code. */
export const GUESSES: Limit = { name: 'phone_code', points: 5, seconds: 15 * MINUTE }
/**
 * The limit of identity requests, since processing pictures is expensive. Includes requests with unreadable pictures,
 * so it allows several attempts.
 */
export const IDENTITY_REQUESTS: Limit = { name: 'identity_request', points: 20, seconds: DAY }
