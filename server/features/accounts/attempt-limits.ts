import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Per IP address; generous, since many people may share one. */
export const BY_ADDRESS = {
  sign_in: { name: 'sign_in_address', perAddress: 1, seconds: 10 * MINUTE },
  sign_up: { name: 'sign_up_address', perAddress: 0.5, seconds: HOUR },
  link: { name: 'link_address', perAddress: 1, seconds: 10 * MINUTE },
  mail: { name: 'mail_address', perAddress: 0.5, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** Per account, from any address; see `attemptKeyOf`. */
export const BY_ACCOUNT = {
  password: { name: 'password_account', points: 10, seconds: 15 * MINUTE },
  /** Sign-ins that reach the second factor, with five guesses each. */
  second_factor: { name: 'second_factor_account', points: 4, seconds: 15 * MINUTE },
  /** A code of an authenticator app is accepted once, as long as it is valid. */
  used_code: { name: 'used_code', points: 1, seconds: 3 * MINUTE },
  mail: { name: 'mail_account', points: 4, seconds: HOUR },
} as const satisfies Record<string, Limit>
