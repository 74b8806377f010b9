import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallContext } from '#server/context.ts'
import { readCookie, sendCookie } from './cookies.ts'

const COOKIE = 'sayyad.sign_up'
/** As long as the link in the email. */
const DAY = 86_400

const proofOf = ({ authSecret }: Pick<CallContext, 'authSecret'>, user_id: string): string =>
  createHmac('sha256', authSecret).update(`sign_up ${user_id}`).digest('base64url')

/** Lets this browser, and no other, confirm the email of an account without its password. */
export function markSignUp(context: CallContext, user_id: string): void {
  sendCookie(context, { name: COOKIE, value: proofOf(context, user_id), seconds: DAY })
}

/** Whether the account was opened in this browser. */
export function signedUpHere(context: CallContext, user_id: string): boolean {
  const sent = Buffer.from(readCookie(context, COOKIE) ?? '')
  const proof = Buffer.from(proofOf(context, user_id))
  return sent.length === proof.length && timingSafeEqual(sent, proof)
}
