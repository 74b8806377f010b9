import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import { CARD_PREVIEW } from '#domain/messages/ring.ts'
import type { Topic } from '#domain/notifications/topics.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { push_devices } from '#server/platform/db/schema/index.ts'
import type { PushWords } from './push-texts.ts'
import { sendPush, type Unread } from './send-push.job.ts'

interface PushNews {
  user_id: string
  topic: Topic
  says: (lang: Lang) => PushWords
  /** Replaces a displayed notification with the same tag. */
  tag: string
  /** The conversation of the notification; null if none. Nothing is sent if the user has blocked its other side. */
  conversation_id: string | null
  /** A path within this site. */
  link: string
  /** What has to be unread for the push to be sent; null if it is sent in any case. */
  unread: Unread | null
  now: Date
}

/**
 * Queues push notifications to all devices of a user, in the language of each device, if the user has turned them on.
 */
export async function queuePush(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { user_id, topic, says, tag, conversation_id, link, unread, now }: PushNews,
): Promise<void> {
  const devices = await tx.select().from(push_devices).where(eq(push_devices.user_id, user_id))
  for (const { session_id, lang } of devices) {
    const { title, body, sentence, bodySentence } = says(lang)
    const notice = { title, body: truncate(body, CARD_PREVIEW), lang, tag, link }
    await jobs.add(tx, sendPush, {
      session_id,
      topic,
      notice,
      sentence,
      ...(bodySentence && { bodySentence }),
      conversation_id,
      unread,
      told_at: now.toISOString(),
    })
  }
}
