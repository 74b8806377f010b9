import { and, eq, gt, ne } from 'drizzle-orm'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { phone_codes, profiles } from '#server/platform/db/schema/index.ts'
import { GUESSES } from './attempt-limits.ts'
import { hashOfCode } from './hash-of-code.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/**
 * Verifies a phone number. A number can be verified for one account only: the verification of another account is
 * removed.
 * @throws CODE_INVALID, TOO_MANY_ATTEMPTS
 */
export async function confirmPhone(context: CallContext, typed: string): Promise<void> {
  const { db, clock, limits } = context
  const { id } = requireUser(context)
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
    if (!sent) throw fail('CODE_INVALID')
    const { phone_number } = sent
    const others = await tx
      .update(profiles)
      .set({ verified_phone_number: null })
      .where(and(eq(profiles.verified_phone_number, phone_number), ne(profiles.id, id)))
      .returning({ id: profiles.id })
    const { rowCount } = await tx
      .update(profiles)
      .set({ verified_phone_number: phone_number, updated_at: clock() })
      .where(and(eq(profiles.id, id), eq(profiles.phone_number, phone_number)))
    // the number was changed after the code had been sent
    if (!rowCount) throw fail('CODE_INVALID')
    afterCommit(tx, { type: 'profiles_changed', ids: [id, ...others.map((other) => other.id)] })
  })
  await limits.reset(GUESSES, id)
}
