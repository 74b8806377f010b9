import { and, eq } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { beginEmailChange } from '#server/platform/begin-email-change.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { BY_ACCOUNT } from './attempt-limits.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { requireUser } from '#server/platform/http/access.ts'

/** Emails both addresses. If the new one already has an account, it gets no email, and the response is the same. */
export async function requestEmailChange(
  context: CallContext,
  { new_email, password }: { new_email: string; password: string },
): Promise<void> {
  const { db, clock, limits, publicUrl } = context
  const { id } = requireUser(context)
  await checkOwnPassword(context, password)
  await limits.take(BY_ACCOUNT.mail, id)
  await db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const [user] = await tx
      .select({ email: users.email, first_name: profiles.first_name, lang: profiles.preferred_language })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, id))
    if (!user || user.email === new_email) return
    const { oldToken, newToken } = await beginEmailChange(tx, {
      user_id: id,
      new_email,
      expires_at: new Date(clock().getTime() + DAY_MS),
      waits_until: null,
      began_by: null,
      ends_second_factor: false,
    })
    const mailOf = (token: string) => ({
      lang: user.lang,
      values: { name: user.first_name ?? '', new_email },
      link: `${publicUrl}/auth/confirm-email-change?${new URLSearchParams({ token }).toString()}`,
    })
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, new_email), eq(users.email_verified, true)))
    await queueMail(context, tx, user.email, { template: 'change_email_old', ...mailOf(oldToken) })
    if (!taken) await queueMail(context, tx, new_email, { template: 'change_email_new', ...mailOf(newToken) })
  })
}
