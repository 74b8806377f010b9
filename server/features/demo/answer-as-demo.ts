import { and, eq, notExists } from 'drizzle-orm'
import { v5 as idFrom } from 'uuid'
import type { Services } from '#server/context.ts'
import { markMessagesRead, storeMessage } from '#server/features/messages/public.ts'
import { readSetting } from '#server/features/settings/public.ts'
import { conversations, messages, profiles, sign_in_methods } from '#server/platform/db/schema/index.ts'
import type { ChannelEvent } from '#server/platform/events/events.ts'

const ANSWERS = {
  ar: {
    first: 'وعليكم السلام. نعم، السيارة متوفرة ويمكنك معاينتها في الوقت الذي يناسبك. (رد جاهز من بائع تجريبي)',
    later: 'هذا بائع تجريبي، فلا يقرأ رسالتك أحد. هكذا تبدو الردود هنا. (رد جاهز)',
  },
  en: {
    first:
      'Hello. Yes, the car is available, and you can see it whenever it suits you. (A ready answer of a demo seller)',
    later: 'This is a demo seller, so nobody reads your message. Answers look like this. (A ready answer)',
  },
}

/** Answers messages to demo sellers without a way to sign in immediately. */
export function answerAsDemo(services: Services, report: (error: unknown) => void): void {
  services.events.subscribe((event: ChannelEvent) => {
    if (event.type !== 'messages_added' || event.ids === 'all') return
    void answer(services, event.ids).catch(report)
  })
}

async function answer(services: Services, ids: readonly string[]): Promise<void> {
  if (!(await readSetting(services.db, 'demo'))) return
  for (const id of ids) {
    const [conversationId = '', seq = ''] = id.split('/')
    await answerOne(services, conversationId, Number(seq))
  }
}

async function answerOne(services: Services, conversationId: string, seq: number): Promise<void> {
  const { db } = services
  const [asked] = await db
    .select({ message: messages, seller_id: conversations.seller_id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .innerJoin(profiles, eq(profiles.id, conversations.seller_id))
    .where(
      and(
        eq(messages.conversation_id, conversationId),
        eq(messages.seq, seq),
        eq(messages.sender_id, conversations.buyer_id),
        eq(profiles.demo, true),
        notExists(db.select().from(sign_in_methods).where(eq(sign_in_methods.user_id, conversations.seller_id))),
      ),
    )
  if (!asked) return
  const { seller_id, message } = asked
  await markMessagesRead(services, { user_id: seller_id, conversation_id: conversationId, up_to_seq: seq })
  const lang = isArabic(message.content) ? 'ar' : 'en'
  const content = ANSWERS[lang][seq === 1 ? 'first' : 'later']
  // all processes receive the event, but the answer is stored only once
  const id = idFrom('answer', message.id)
  await db.transaction((tx) =>
    storeMessage(services, tx, { conversation_id: conversationId, id, sender_id: seller_id, content }),
  )
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)
