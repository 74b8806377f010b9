import { and, eq, gt, ne } from 'drizzle-orm'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { phone_codes, profiles } from '#server/platform/db/schema/index.ts'
import { codeInvalid } from '#server/platform/http/refusals.ts'
import { GUESSES } from './attempt-limits.ts'
import { hashOfCode } from './hash-of-code.ts'

/**
 * A number belongs to who holds its phone now: another account that had verified it loses that.
 * @throws ORPCError CODE_INVALID, TOO_MANY_ATTEMPTS
 */
export async function confirmPhone(context: CallContext, typed: string): Promise<void> {
  const { db, clock, limits } = context
  const { id } = signedIn(context)
  await limits.take(GUESSES, id)
  await db.transaction(async (tx) => {
    const [sent] = await tx
      .delete(phone_codes)
      .where(
        and(
          eq(phone_codes.user_id, id),
          eq(phone_codes.code_hash, hashOfCode(id, digitsOf(typed))),
          gt(phone_codes.expires_at, clock()),
        ),
      )
      .returning()
    if (!sent) throw codeInvalid()
    const { phone_number } = sent
    await tx
      .update(profiles)
      .set({ verified_phone_number: null })
      .where(and(eq(profiles.verified_phone_number, phone_number), ne(profiles.id, id)))
    const { rowCount } = await tx
      .update(profiles)
      .set({ verified_phone_number: phone_number, updated_at: clock() })
      .where(and(eq(profiles.id, id), eq(profiles.phone_number, phone_number)))
    // the number was changed after the code was sent
    if (!rowCount) throw codeInvalid()
  })
  await limits.forget(GUESSES, id)
}
