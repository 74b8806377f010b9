import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Limits per IP address, which are generous since many users may share an address. */
export const BY_ADDRESS = {
  sign_in: { name: 'sign_in_address', perAddress: 1, seconds: 10 * MINUTE },
  sign_up: { name: 'sign_up_address', perAddress: 0.5, seconds: HOUR },
  link: { name: 'link_address', perAddress: 1, seconds: 10 * MINUTE },
  mail: { name: 'mail_address', perAddress: 0.5, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** Limits per account, from any IP address. See `attemptKeyOf` for the key. */
export const BY_ACCOUNT = {
  password: { name: 'password_account', points: 10, seconds: 15 * MINUTE },
  /** Sign-ins that reach the second factor. Each allows five codes. */
  second_factor: { name: 'second_factor_account', points: 4, seconds: 15 * MINUTE },
  /** Ensures that a code of an authenticator app is accepted only once. */
  used_code: { name: 'used_code', points: 1, seconds: 3 * MINUTE },
  mail: { name: 'mail_account', points: 4, seconds: HOUR },
} as const satisfies Record<string, Limit>
