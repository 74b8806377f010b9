import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const DAY = 86_400

/** Messages cost money and can annoy the receiver. */
export const TO_NUMBER_SOON: Limit = { name: 'sms_number_soon', points: 1, seconds: MINUTE }
export const TO_NUMBER: Limit = { name: 'sms_number', points: 5, seconds: DAY }
export const BY_USER: Limit = { name: 'sms_user', points: 10, seconds: DAY }
/** Guesses of the code. */
export const GUESSES: Limit = { name: 'phone_code', points: 5, seconds: 15 * MINUTE }
/** Picture processing costs; pictures that can't be read count too, so there is room for several tries. */
export const IDENTITY_REQUESTS: Limit = { name: 'identity_request', points: 20, seconds: DAY }
