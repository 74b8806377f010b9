import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { CallContext, Services } from '#server/context.ts'
import { answerAppointment, proposeAppointment } from '#server/features/appointments/public.ts'
import { addConversationReport } from '#server/features/conversation-reports/public.ts'
import {
  blockUser,
  inConversation,
  inConversationAbout,
  makePicture,
  markMessagesRead,
  storeMessage,
} from '#server/features/messages/public.ts'
import { startOffer } from '#server/features/offers/public.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import {
  car_pictures,
  cars,
  conversation_mails,
  conversations,
  notifications,
  profiles,
  users,
  type CarRow,
} from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { BUYER_EMAIL, SELLER_EMAIL } from './add-demo-accounts.ts'
import { addDemoNotices } from './add-demo-notices.ts'
import { DEMO_CHATS, SCAM, VIEWING_PLACE, viewingTimes, type DemoMessage } from './demo-chats.ts'
import { readDemoPicture } from './demo-pictures.ts'

/** The setting that records that the conversations were added. */
export const DEMO_CONVERSATIONS = 'demo_conversations'
const OFFERED_SHARE = 0.94

/** Adds conversations of the demo buyer and the demo seller. Starts again after an interruption. */
export async function addDemoConversations(services: Services): Promise<void> {
  const { db } = services
  if ((await readSetting(db, DEMO_CONVERSATIONS)) === true) return
  const buyerId = await idOf(services, BUYER_EMAIL)
  const sellerId = await idOf(services, SELLER_EMAIL)
  if (!buyerId || !sellerId) return
  await db.delete(conversations).where(inArray(conversations.buyer_id, demoPeople(services)))
  await db.delete(notifications).where(inArray(notifications.user_id, demoPeople(services)))
  const own = await offersOf(services, eq(cars.seller_id, sellerId))
  const others = await offersOf(services, ne(cars.seller_id, sellerId))
  const [asked, other] = [own[0], others[0]]
  const plan = [asked, own[1], other].flatMap((car, at) => {
    const chat = DEMO_CHATS[at]
    return car && chat ? [{ car, chat }] : []
  })
  const ids: string[] = []
  for (const { car, chat } of plan) ids.push(await talk(services, { car, buyer_id: buyerId, chat }))
  const [, viewed] = ids
  if (viewed && own[1])
    await agreeToMeet(services, { conversation_id: viewed, buyer_id: buyerId, seller_id: own[1].seller_id })
  if (asked?.price) {
    const amount = Math.round((asked.price * OFFERED_SHARE) / 500) * 500
    await startOffer(contextOf(services, buyerId, MINUTE_MS), { car_id: asked.id, id: newId(), amount })
  }
  if (own[2]) await addScam(services, own[2])
  await db.transaction(async (tx) => {
    // no emails are sent for the demo
    await tx.delete(conversation_mails).where(inArray(conversation_mails.user_id, demoPeople(services)))
    await addDemoNotices(services, tx, { buyer_id: buyerId, seller_id: sellerId, own, other })
    await writeSetting(tx, DEMO_CONVERSATIONS, true)
  })
}

interface Talk {
  car: CarRow
  buyer_id: string
  chat: readonly DemoMessage[]
}

/** @returns the ID of the conversation */
async function talk(services: Services, { car, buyer_id, chat }: Talk): Promise<string> {
  let conversationId = ''
  for (const [at, { by, text, views = [], isUnread }] of chat.entries()) {
    const ago = HOUR_MS + (chat.length - at) * 7 * MINUTE_MS
    const context = contextOf(services, by === 'buyer' ? buyer_id : car.seller_id, ago)
    const made = await makePictures(services, car, views)
    const message = { id: newId(), content: text, made, picture_ids: made.map(({ id }) => id) }
    const sent = conversationId
      ? await inConversation(context, (tx, senderId) =>
          storeMessage(context, tx, { ...message, conversation_id: conversationId, sender_id: senderId }),
        )
      : await inConversationAbout(context, car.id, (tx, begun) => storeMessage(context, tx, { ...message, ...begun }))
    conversationId = sent.conversation_id
    const reader = by === 'buyer' ? car.seller_id : buyer_id
    if (!isUnread)
      await markMessagesRead(context, { user_id: reader, conversation_id: conversationId, up_to_seq: sent.seq })
  }
  return conversationId
}

/** Copies pictures of the ad that show these views. */
async function makePictures(services: Services, { id }: CarRow, views: readonly string[]) {
  if (!views.length) return []
  const pictures = await services.db.select().from(car_pictures).where(eq(car_pictures.car_id, id))
  const wanted = pictures.filter(({ url }) => views.some((view) => url.includes(`-${view}-`)))
  return Promise.all(wanted.map(async ({ url }) => makePicture(services, newId(), await readDemoPicture(url))))
}

/** Adds an appointment: the seller proposes two times, and the buyer chooses the second. */
async function agreeToMeet(
  services: Services,
  { conversation_id, buyer_id, seller_id }: { conversation_id: string; buyer_id: string; seller_id: string },
): Promise<void> {
  const seller = contextOf(services, seller_id, 50 * MINUTE_MS)
  const buyer = contextOf(services, buyer_id, 40 * MINUTE_MS)
  const times = viewingTimes(services.clock())
  const proposal = { conversation_id, id: newId(), times, place: VIEWING_PLACE }
  const { seq } = await proposeAppointment(seller, proposal)
  await markMessagesRead(buyer, { user_id: buyer_id, conversation_id, up_to_seq: seq })
  await answerAppointment(buyer, {
    conversation_id,
    appointment_id: proposal.id,
    id: newId(),
    answer: 'chosen',
    time: times.at(-1),
  })
}

/** Adds a fraud attempt against the seller, who blocks and reports its sender. */
async function addScam(services: Services, car: CarRow): Promise<void> {
  const { db } = services
  const id = newId()
  await db.transaction(async (tx) => {
    await tx.insert(profiles).values({ id, ...SCAM.name, demo: true })
    await tx.insert(users).values({ id, email: SCAM.email, name: SCAM.name.first_name, email_verified: true })
  })
  const conversationId = await talk(services, { car, buyer_id: id, chat: SCAM.chat })
  const seller = contextOf(services, car.seller_id, MINUTE_MS)
  await blockUser(seller, { user_id: car.seller_id, conversation_id: conversationId })
  await addConversationReport(seller, {
    conversation_id: conversationId,
    reason: 'fraud',
    note: SCAM.note,
    block: false,
  })
}

export async function idOf({ db }: Services, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id
}

export const demoPeople = ({ db }: Services) =>
  db.select({ id: profiles.id }).from(profiles).where(eq(profiles.demo, true))

/** Active demo ads with a price. */
export const offersOf = ({ db }: Services, where: ReturnType<typeof eq>) =>
  db
    .select()
    .from(cars)
    .where(and(where, eq(cars.demo, true), eq(cars.status, 'active'), isNotNull(cars.price)))
    .orderBy(asc(cars.id))
    .limit(3)

/** Creates a call context of a user at a time in the past. */
export function contextOf(services: Services, userId: string, agoMs: number): CallContext {
  const at = new Date(services.clock().getTime() - agoMs)
  return {
    ...services,
    clock: () => at,
    caller: { kind: 'user', id: userId, session_id: 'demo' },
    request: { id: 'demo', headers: new Headers(), address: '127.0.0.1', user_agent: null },
    shownTopics: new Set(),
    faults: new Set(),
    logError: () => {},
    sendCookies: () => {},
    api: () => {
      throw new Error('The demo asks no assistant')
    },
  }
}
