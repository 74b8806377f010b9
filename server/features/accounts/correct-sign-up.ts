import type { SignUpCorrection } from '#contract/accounts.ts'
import { PASSWORD_MIN } from '#contract/credentials.ts'
import type { CallContext } from '#server/context.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { addAccount } from './add-account.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { findSignUp } from './open-sign-up.ts'

/**
 * Repeats a sign-up with another email. Withdraws the one with the wrong email, which invalidates its link.
 * @throws SIGN_UP_AGAIN, INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function correctSignUp(context: CallContext, { email, next }: SignUpCorrection): Promise<void> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_up, request.address)
  const wrong = findSignUp(context)
  if (!wrong) throw fail('SIGN_UP_AGAIN')
  await limits.take(BY_ACCOUNT.mail, `confirm_email ${email}`)
  const { verify } = (await auth.$context).password
  for (const password of [email, email.slice(0, email.lastIndexOf('@'))]) {
    if (password.length >= PASSWORD_MIN && (await verify({ hash: wrong.password_hash, password })))
      throw invalid('email', 'email_is_password')
  }
  const { id, ends_at: _, ...account } = wrong
  await addAccount(context, { ...account, email }, { next, replaces: id })
}
