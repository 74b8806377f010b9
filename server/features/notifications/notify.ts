import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { NotificationKind, NotificationValues } from '#domain/notifications/kinds.ts'
import { TOPIC_OF } from '#domain/notifications/topics.ts'
import type { Services } from '#server/context.ts'
import { queueMail, type MailContent } from '#server/features/mails/public.ts'
import { readSentences, type Say } from '#server/features/sentences/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { notifications, profiles, users } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { mailTime } from './mail-time.ts'
import { pushOf } from './push/push-texts.ts'
import { queuePush } from './push/queue-push.ts'
import { readPreferences } from './read-preferences.ts'
import { stopLinkOf } from './stop-link.ts'

export interface News {
  user_id: string
  kind: NotificationKind
  /** Values for the placeholders of the texts. `say` gives sentences that admins can change. */
  values?: (lang: Lang, say: Say) => NotificationValues
  /** A path within this site. */
  link: string
  /** The email, with the same values and the first name of the user. */
  mail?: Pick<MailContent, 'template'> & {
    /** A path within this site, if it differs from the notification. */
    link?: string
    /** Replaces the link for unsubscribing from the topic. */
    unsubscribeUrl?: string
    items?: (lang: Lang) => MailContent['items']
    /** When the email becomes obsolete. */
    until?: Date
  }
  /** The conversation that the notification is about. */
  conversation_id?: string
  now: Date
}

/**
 * Notifies a user on the site, by email and by push, according to the user's preferences. All notifications use this
 * function. Call it in the transaction of the event. Does nothing for suspended users and profiles without an account.
 */
export async function notify(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { user_id, kind, values, link, mail, conversation_id, now }: News,
): Promise<void> {
  const [reader] = await tx
    .select({ email: users.email, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, user_id))
  if (reader?.profile.status !== 'active') return
  const topic = TOPIC_OF[kind]
  const { preferred_language: lang, first_name } = reader.profile
  const sayIn = await readSentences(tx)
  const valuesIn = (shown: Lang) => values?.(shown, sayIn(shown)) ?? {}
  const { isOn } = await readPreferences(tx, user_id)
  const id = newId()
  const isListed = isOn(topic, 'site')
  if (isListed) {
    await tx
      .insert(notifications)
      .values({ id, user_id, kind, data: { ar: valuesIn('ar'), en: valuesIn('en') }, link, created_at: now })
    afterCommit(tx, { type: 'notifications_changed', ids: [user_id] })
  }
  if (isOn(topic, 'push')) {
    await queuePush(services, tx, {
      user_id,
      topic,
      says: (pushed) => pushOf(kind, valuesIn(pushed), pushed),
      tag: conversation_id ?? id,
      conversation_id: conversation_id ?? null,
      link,
      unread: isListed ? { notification_id: id } : null,
      now,
    })
  }
  const after = mail && (await mailTime(tx, { user_id, topic, now }))
  if (!after || (mail.until && after >= mail.until)) return
  const items = mail.items?.(lang)
  const unsubscribeUrl = mail.unsubscribeUrl ?? stopLinkOf(services, user_id, topic)
  const content: MailContent = {
    template: mail.template,
    lang,
    values: { name: first_name ?? '', ...inWords(valuesIn(lang)) },
    link: `${services.publicUrl}${mail.link ?? link}`,
    ...(items && { items }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
  await queueMail(services, tx, reader.email, content, after)
}

const inWords = (values: NotificationValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
