import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { phone_codes, profiles } from '#server/platform/db/schema/index.ts'
import { BY_USER, TO_NUMBER, TO_NUMBER_SOON } from './attempt-limits.ts'
import { codeEnd } from './code-times.ts'
import { textPhoneCode } from './text-phone-code.job.ts'

/** @throws NO_PHONE, ALREADY_VERIFIED, TOO_MANY_ATTEMPTS */
export async function sendPhoneCode(context: CallContext): Promise<void> {
  const { db, clock, jobs, limits } = context
  const { id } = requireUser(context)
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  const phoneNumber = profile?.phone_number
  if (!phoneNumber) throw fail('NO_PHONE')
  if (phoneNumber === profile.verified_phone_number) {
    throw fail('ALREADY_VERIFIED')
  }
  await limits.take(TO_NUMBER_SOON, phoneNumber)
  await limits.take(TO_NUMBER, phoneNumber)
  await limits.take(BY_USER, id)
  const row = {
    user_id: id,
    phone_number: phoneNumber,
    // matches no code; the job stores the hash of the real one
    code_hash: randomBytes(32).toString('hex'),
    expires_at: codeEnd(clock()),
  }
  await db.transaction(async (tx) => {
    await tx.insert(phone_codes).values(row).onConflictDoUpdate({ target: phone_codes.user_id, set: row })
    await jobs.add(tx, textPhoneCode, { user_id: id, phone_number: phoneNumber })
  })
}
