import { invalid } from '#server/platform/fail.ts'

/**
 * @param email the email of the account
 * @throws INVALID_INPUT if the password is common or too similar to the email
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts')
  const lowered = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lowered)) throw invalid('password', 'password_common')
  const name = email.slice(0, email.lastIndexOf('@'))
  if ([email.toLowerCase(), name.toLowerCase()].includes(lowered.trim())) throw invalid('password', 'password_is_email')
}
