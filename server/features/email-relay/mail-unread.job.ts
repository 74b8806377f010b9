import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Side } from '#domain/messages/conversation.ts'
import { mailDueAt } from '#domain/messages/mail-due-at.ts'
import type { Services } from '#server/context.ts'
import { sendMail } from '#server/features/mails/public.ts'
import { getConversation, presentMessages } from '#server/features/messages/public.ts'
import { mailTime, stopLinkOf } from '#server/features/notifications/public.ts'
import { isOnline } from '#server/features/presence/public.ts'
import { readSentences } from '#server/features/sentences/public.ts'
import { conversation_links, conversation_mails, messages, profiles, users } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import { summariseMessage } from './summarise-message.ts'
import { isReader, scheduleCheck, type Reader } from './schedule-check.ts'
import { titleOf } from './title-of.ts'

interface MailToReader extends Reader {
  /** The ID of the email, which is the same in each attempt. */
  id: string
  /** The token of the link in the email. */
  token: string
}

/** The number of newest messages in an email. */
const SHOWN = 5
/** Names of the other side if it has none. */
const NAMELESS = { buyer: 'sentence_seller', seller: 'sentence_user' } as const satisfies Record<Side, string>

/**
 * Emails unread messages to a user, once per conversation until the user opens it. The conditions are checked when the
 * email is sent, which may be long after it was queued.
 */
export const mailUnread: Job<MailToReader, Services> = {
  name: 'mail_unread',
  retries: 60,
  seconds: 120,
  run: async (services, { id, token, ...reader }) => {
    const { db, clock } = services
    const { conversation_id, user_id } = reader
    const [mailed] = await db.select().from(conversation_mails).where(isReader(reader))
    const account = await readAccount(services, user_id)
    const unread = await readUnread(services, reader)
    const [first] = unread
    if (!mailed || account?.profile.status !== 'active' || !first || mailed.mailed_seq >= first.seq) return
    const dueAt = await timeOf(services, user_id, mailDueAt(first.created_at))
    if (!dueAt) return
    if (dueAt > clock()) return scheduleCheck(db, reader, dueAt)
    if (await isOnline(services, user_id)) return scheduleCheck(db, reader, mailDueAt(clock()))

    const conversation = await getConversation(services, reader)
    if (conversation.is_blocked) return
    const { first_name, preferred_language: lang } = account.profile
    const unsubscribeUrl = stopLinkOf(services, user_id, 'messages')
    const say = (await readSentences(db))(lang)
    const shown = unread.slice(-SHOWN)
    const [fromSeq = 0, toSeq = 0] = [shown[0]?.seq, shown.at(-1)?.seq]
    await db
      .insert(conversation_links)
      .values({ token_hash: hashOfToken(token), conversation_id, user_id, from_seq: fromSeq, to_seq: toSeq })
      .onConflictDoUpdate({ target: conversation_links.token_hash, set: { from_seq: fromSeq, to_seq: toSeq } })
    await sendMail.run(services, {
      id,
      to: account.email,
      template: 'relayed_email',
      lang,
      values: {
        name: first_name ?? '',
        from: conversation.other_user_name ?? say(NAMELESS[conversation.side]),
        car: titleOf(conversation, lang),
      },
      quote: (await presentMessages(services, db, shown))
        .map((message) => summariseMessage(message, lang, say))
        .join('\n\n'),
      link: `${services.publicUrl}/answer/${token}`,
      ...(unsubscribeUrl && { unsubscribeUrl }),
    })
    await db.update(conversation_mails).set({ mailed_seq: toSeq }).where(isReader(reader))
  },
}

/** When due messages may be emailed; null if the user has turned off emails about messages. */
function timeOf({ db, clock }: Services, userId: string, dueAt: Date): Promise<Date | null> {
  const now = clock()
  return mailTime(db, { user_id: userId, topic: 'messages', now: dueAt > now ? dueAt : now })
}

async function readAccount({ db }: Services, userId: string) {
  const [account] = await db
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  return account
}

/** Unread messages, oldest first. */
const readUnread = ({ db }: Services, { conversation_id, user_id }: Reader) =>
  db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversation_id, conversation_id), ne(messages.sender_id, user_id), isNull(messages.read_at)),
    )
    .orderBy(asc(messages.seq))
