import { cutText } from '#domain/text/truncate.ts'
import { eq } from 'drizzle-orm'
import type { TestedMail } from '#contract/system-checks.ts'
import type { CallContext } from '#server/context.ts'
import { sendMail } from '#server/features/mails/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'

const TESTED: Limit = { name: 'test_mail', points: 5, seconds: 600 }

/**
 * Sends the caller an email immediately, bypassing the queue.
 * @returns the response of the mail server
 * @throws TOO_MANY_ATTEMPTS
 */
export async function sendTestMail(context: CallContext): Promise<TestedMail> {
  const { db, limits } = context
  const { id } = requireUser(context)
  await limits.take(TESTED, id)
  const [person] = await db
    .select({ email: users.email, name: profiles.first_name, lang: profiles.preferred_language })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id))
  if (!person) throw fail('UNAUTHORIZED')
  const { email, name, lang } = person
  const tested = { to: email, has_server: context.mailer.hasServer }
  try {
    await sendMail.run(context, { id: newId(), to: email, template: 'test_mail', lang, values: { name: name ?? '' } })
    return { ...tested, refusal: null }
  } catch (error) {
    return { ...tested, refusal: error instanceof Error ? cutText(error.message, 500) : 'unknown' }
  }
}
