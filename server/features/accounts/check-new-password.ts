import { invalid } from '#server/platform/fail.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** @throws INVALID_INPUT for a common password */
export function checkNewPassword(password: string): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) throw invalid('password', 'password_common')
}
