import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { BY_USER, TO_NUMBER, TO_NUMBER_SOON } from './attempt-limits.ts'
import { textPhoneCode } from './text-phone-code.job.ts'

/** @throws ORPCError NO_PHONE, ALREADY_VERIFIED, TOO_MANY_ATTEMPTS */
export async function sendPhoneCode(context: CallContext): Promise<void> {
  const { db, jobs, limits } = context
  const { id } = signedIn(context)
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  const phone_number = profile?.phone_number
  if (!phone_number) throw new ORPCError('NO_PHONE', { status: 409, message: 'The profile has no phone number' })
  if (phone_number === profile.verified_phone_number) {
    throw new ORPCError('ALREADY_VERIFIED', { status: 409, message: 'The phone is verified already' })
  }
  await limits.take(TO_NUMBER_SOON, phone_number)
  await limits.take(TO_NUMBER, phone_number)
  await limits.take(BY_USER, id)
  await jobs.add(db, textPhoneCode, { user_id: id, phone_number })
}
