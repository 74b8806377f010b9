import { eq } from 'drizzle-orm'
import type { EmailSide } from '#domain/email-relay/email-sides.ts'
import type { Lang } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { hashOfToken, newLinkToken } from '#server/platform/link-token.ts'
import { adTitle } from '#server/features/ads/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, email_messages, email_threads, profiles, users } from '#server/platform/db/schema/index.ts'
import { nameOfSide } from './name-of-side.ts'

const OTHER = { buyer: 'seller', seller: 'buyer' } as const
const NAMELESS: Record<Lang, Record<EmailSide, string>> = {
  ar: { buyer: 'مستخدم', seller: 'البائع' },
  en: { buyer: 'User', seller: 'Seller' },
}

interface RelayMessageInput {
  thread: typeof email_threads.$inferSelect
  side: EmailSide
  message_id: string
  text: string
  catalogue: Catalogue
  now: Date
}

/**
 * Emails a message to the other side in its language, with a link to reply. Idempotent by the id of the message. The
 * email contains only the name and the text of the writer.
 * @throws SUSPENDED, UNREACHABLE; LINK_INVALID if the thread is gone
 */
export async function relayMessage(
  services: Pick<Services, 'jobs' | 'public_url'>,
  tx: Db,
  { thread, side, message_id, text, catalogue, now }: RelayMessageInput,
): Promise<void> {
  const [kept] = await tx
    .update(email_threads)
    .set({ last_written_at: now })
    .where(eq(email_threads.id, thread.id))
    .returning()
  const [car] = await tx.select().from(cars).where(eq(cars.id, thread.car_id))
  const writer = await findParty(tx, thread[`${side}_id`])
  if (!kept || !car || !writer) throw fail('LINK_INVALID')
  const { status, suspended_reason: reason } = writer.profile
  if (status !== 'active') {
    throw fail('SUSPENDED', { reason })
  }
  const reader = await findParty(tx, thread[`${OTHER[side]}_id`])
  if (reader?.profile.status !== 'active') throw unreachable()

  const token = newLinkToken()
  const [sent] = await tx
    .insert(email_messages)
    .values({ thread_id: thread.id, side, id: message_id, text, token_hash: hashOfToken(token), created_at: now })
    .onConflictDoNothing({ target: [email_messages.thread_id, email_messages.side, email_messages.id] })
    .returning({ id: email_messages.id })
  if (!sent) return
  const lang = reader.profile.preferred_language
  await queueMail(services, tx, reader.email, {
    template: 'relayed_email',
    lang,
    values: {
      name: reader.profile.first_name ?? '',
      from: nameOfSide(side, car, writer.profile) ?? NAMELESS[lang][side],
      car: adTitle(car, catalogue, lang),
    },
    quote: text,
    link: `${services.public_url}/answer/${token}`,
  })
}

async function findParty(tx: Db, user_id: string) {
  const [party] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, user_id))
  return party
}

export const unreachable = () => fail('UNREACHABLE')
