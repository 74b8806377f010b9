import { z } from 'zod'
import { SignUp } from '#contract/accounts.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { readCookie, sendCookie } from './cookies.ts'

const COOKIE = 'sayyad.sign_up'
const PURPOSE = 'sign_up'

/** A sign-up whose email is not confirmed yet. */
const OpenSignUp = SignUp.omit({ password: true, accepts_terms: true, next: true }).extend({
  /** Of the account; of none if the email has one already. */
  id: z.uuid(),
  password_hash: z.string(),
  /** Milliseconds; with the link in the email. */
  ends_at: z.int(),
})
export type OpenSignUp = z.output<typeof OpenSignUp>

/**
 * Keeps a sign-up in this browser: it, and no other, can confirm the email without the password, or correct it. The
 * server keeps nothing, so that it is the same whether the email has an account or not.
 */
export function keepSignUp(context: CallContext, account: Omit<OpenSignUp, 'ends_at'>): void {
  const ends_at = context.clock().getTime() + DAY_MS
  const value = seal(context.authSecret, PURPOSE, { ...account, ends_at })
  sendCookie(context, { name: COOKIE, value, seconds: DAY_MS / 1000 })
}

/** The sign-up of this browser. */
export function findSignUp(context: CallContext): OpenSignUp | undefined {
  const found = OpenSignUp.safeParse(unseal(context.authSecret, PURPOSE, readCookie(context, COOKIE) ?? ''))
  return found.success && found.data.ends_at > context.clock().getTime() ? found.data : undefined
}

export const forgetSignUp = (context: CallContext): void => sendCookie(context, { name: COOKIE, value: '', seconds: 0 })
