import { z } from 'zod'
import { SignUp } from '#contract/accounts.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { readCookie, sendCookie } from './cookies.ts'

const COOKIE = 'sayyad.sign_up'
const PURPOSE = 'sign_up'

/** A sign-up with an unconfirmed email. */
export const SignUpData = SignUp.omit({ password: true, accepts_terms: true, next: true }).extend({
  /** The ID of the account if this sign-up is confirmed. */
  id: z.uuid(),
  password_hash: z.string(),
})
export type SignUpData = z.output<typeof SignUpData>

const OpenSignUp = SignUpData.extend({
  /** When the link in the email expires, in Unix milliseconds. */
  ends_at: z.int(),
})

/**
 * Stores a sign-up in an encrypted cookie. Only this browser can correct the email, or confirm it without the password.
 * The server stores nothing, so that the behaviour does not depend on whether the email has an account.
 */
export function storeSignUp(context: CallContext, account: SignUpData): void {
  const endsAt = context.clock().getTime() + DAY_MS
  const value = seal(context.authSecret, PURPOSE, { ...account, ends_at: endsAt })
  sendCookie(context, { name: COOKIE, value, seconds: DAY_MS / 1000 })
}

/** The sign-up that was started in this browser. */
export function findSignUp(context: CallContext): z.output<typeof OpenSignUp> | undefined {
  const found = OpenSignUp.safeParse(unseal(context.authSecret, PURPOSE, readCookie(context, COOKIE) ?? ''))
  return found.success && found.data.ends_at > context.clock().getTime() ? found.data : undefined
}

export const clearSignUpCookie = (context: CallContext): void =>
  sendCookie(context, { name: COOKIE, value: '', seconds: 0 })
