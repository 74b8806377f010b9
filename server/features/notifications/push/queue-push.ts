import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import { CARD_PREVIEW } from '#domain/messages/ring.ts'
import type { Topic } from '#domain/notifications/topics.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { push_devices } from '#server/platform/db/schema/index.ts'
import type { PushSentence } from './push-texts.ts'
import { sendPush, type Unread } from './send-push.job.ts'

interface PushNews {
  user_id: string
  topic: Topic
  says: (lang: Lang) => { title: string; body: string; sentence?: PushSentence }
  /** A later one with the same takes its place on the device. */
  tag: string
  /** Not pushed once the reader has blocked its other side; null if it is of none. */
  conversation_id: string | null
  /** A path within this site. */
  link: string
  /** What is pushed only while it is unread; null if nothing says whether it is. */
  unread: Unread | null
  now: Date
}

/** Tells a user on all devices that take pushes, in the language of each, if they want it and have not read it. */
export async function queuePush(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { user_id, topic, says, tag, conversation_id, link, unread, now }: PushNews,
): Promise<void> {
  const devices = await tx.select().from(push_devices).where(eq(push_devices.user_id, user_id))
  for (const { session_id, lang } of devices) {
    const { title, body, sentence } = says(lang)
    const notice = { title, body: truncate(body, CARD_PREVIEW), lang, tag, link }
    await jobs.add(tx, sendPush, {
      session_id,
      topic,
      notice,
      ...(sentence && { sentence }),
      conversation_id,
      unread,
      told_at: now.toISOString(),
    })
  }
}
