import type { Limit } from '#server/platform/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Of one address: many people may share it, so these are wide. */
export const BY_ADDRESS = {
  sign_in: { name: 'sign_in_address', per_address: 1, seconds: 10 * MINUTE },
  sign_up: { name: 'sign_up_address', per_address: 0.5, seconds: HOUR },
  link: { name: 'link_address', per_address: 1, seconds: 10 * MINUTE },
  mail: { name: 'mail_address', per_address: 0.5, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** Of one account, wherever the attempts come from. */
export const BY_ACCOUNT = {
  password: { name: 'password_account', points: 10, seconds: 15 * MINUTE },
  code: { name: 'code_account', points: 5, seconds: 15 * MINUTE },
  mail: { name: 'mail_account', points: 4, seconds: HOUR },
} as const satisfies Record<string, Limit>
