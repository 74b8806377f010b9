import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const DAY = 86_400

/** A message costs money, and annoys who did not ask for it. */
export const TO_NUMBER_SOON: Limit = { name: 'sms_number_soon', points: 1, seconds: MINUTE }
export const TO_NUMBER: Limit = { name: 'sms_number', points: 5, seconds: DAY }
export const BY_USER: Limit = { name: 'sms_user', points: 10, seconds: DAY }
/** Guesses. */
export const GUESSES: Limit = { name: 'phone_code', points: 5, seconds: 15 * MINUTE }
/** Each costs an admin's time, and ours to decode pictures. */
export const IDENTITY_REQUESTS: Limit = { name: 'identity_request', points: 6, seconds: DAY }
