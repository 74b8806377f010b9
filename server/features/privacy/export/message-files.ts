import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import {
  appointment_messages,
  appointments,
  conversation_sides,
  conversations,
  hand_over_names,
  hand_over_ticks,
  messages,
  notification_choices,
  notifications,
  offer_messages,
  offers,
  push_devices,
  quick_replies,
  quiet_hours,
  seller_reviews,
  support_requests,
} from '#server/platform/db/schema/index.ts'
import type { ExportedFiles } from './files.ts'

/** Messages, reports and notifications of the user. */
export const MESSAGE_FILES: ExportedFiles = {
  messages_written: readMessages,
  hand_overs: async (db, userId) => ({
    confirmed: await readTicks(db, userId),
    names_typed: await readTypedNames(db, userId),
  }),
  quick_replies: async (db, userId) => {
    const [own] = await db.select().from(quick_replies).where(eq(quick_replies.user_id, userId))
    return own?.texts ?? []
  },
  reviews_given: (db, userId) =>
    db
      .select({
        car_id: conversations.car_id,
        stars: seller_reviews.stars,
        text: seller_reviews.text,
        created_at: seller_reviews.created_at,
        changed_at: seller_reviews.changed_at,
        removed_at: seller_reviews.removed_at,
        removed_reason: seller_reviews.removed_reason,
      })
      .from(seller_reviews)
      .innerJoin(conversations, eq(conversations.id, seller_reviews.conversation_id))
      .where(eq(seller_reviews.buyer_id, userId)),
  reviews_received: (db, userId) =>
    db
      .select({
        car_id: conversations.car_id,
        stars: seller_reviews.stars,
        text: seller_reviews.text,
        created_at: seller_reviews.created_at,
        answer: seller_reviews.answer,
        answered_at: seller_reviews.answered_at,
      })
      .from(seller_reviews)
      .innerJoin(conversations, eq(conversations.id, seller_reviews.conversation_id))
      .where(and(eq(seller_reviews.seller_id, userId), isNull(seller_reviews.removed_at))),
  support_requests: (db, userId) =>
    db
      .select({
        name: support_requests.name,
        email: support_requests.email,
        topic: support_requests.topic,
        account_email: support_requests.account_email,
        text: support_requests.text,
        created_at: support_requests.created_at,
        closed_at: support_requests.closed_at,
      })
      .from(support_requests)
      .where(eq(support_requests.user_id, userId)),
  notifications: (db, userId) =>
    db
      .select({
        kind: notifications.kind,
        values: notifications.data,
        link: notifications.link,
        created_at: notifications.created_at,
        read_at: notifications.read_at,
      })
      .from(notifications)
      .where(eq(notifications.user_id, userId)),
  push_devices: (db, userId) =>
    db
      .select({ endpoint: push_devices.endpoint, lang: push_devices.lang, created_at: push_devices.created_at })
      .from(push_devices)
      .where(eq(push_devices.user_id, userId)),
  notification_preferences: readPreferences,
}

/** Reads messages with their offers and appointments. */
async function readMessages(db: Db, userId: string) {
  return db
    .select({
      id: messages.id,
      car_id: conversations.car_id,
      content: messages.content,
      offered_price: offers.amount,
      offer_step: offer_messages.step,
      appointment_place: appointments.place,
      appointment_times: appointments.times,
      appointment_step: appointment_messages.step,
      created_at: messages.created_at,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .leftJoin(
      offer_messages,
      and(eq(offer_messages.conversation_id, messages.conversation_id), eq(offer_messages.seq, messages.seq)),
    )
    .leftJoin(
      offers,
      and(eq(offers.conversation_id, offer_messages.conversation_id), eq(offers.id, offer_messages.offer_id)),
    )
    .leftJoin(
      appointment_messages,
      and(
        eq(appointment_messages.conversation_id, messages.conversation_id),
        eq(appointment_messages.seq, messages.seq),
      ),
    )
    .leftJoin(
      appointments,
      and(
        eq(appointments.conversation_id, appointment_messages.conversation_id),
        eq(appointments.id, appointment_messages.appointment_id),
      ),
    )
    .where(eq(messages.sender_id, userId))
    .orderBy(asc(messages.created_at))
}

const readTicks = (db: Db, userId: string) =>
  db
    .select({ car_id: conversations.car_id, item: hand_over_ticks.item, ticked_at: hand_over_ticks.ticked_at })
    .from(hand_over_ticks)
    .innerJoin(conversations, eq(conversations.id, hand_over_ticks.conversation_id))
    .innerJoin(
      conversation_sides,
      and(
        eq(conversation_sides.conversation_id, hand_over_ticks.conversation_id),
        eq(conversation_sides.side, hand_over_ticks.side),
      ),
    )
    .where(and(eq(conversation_sides.user_id, userId), isNotNull(hand_over_ticks.ticked_at)))

const readTypedNames = (db: Db, userId: string) =>
  db
    .select({ car_id: conversations.car_id, name: hand_over_names.name })
    .from(hand_over_names)
    .innerJoin(conversations, eq(conversations.id, hand_over_names.conversation_id))
    .innerJoin(
      conversation_sides,
      and(
        eq(conversation_sides.conversation_id, hand_over_names.conversation_id),
        eq(conversation_sides.side, hand_over_names.side),
      ),
    )
    .where(eq(conversation_sides.user_id, userId))

async function readPreferences(db: Db, userId: string) {
  const [choices, quiet] = await Promise.all([
    db
      .select({
        topic: notification_choices.topic,
        channel: notification_choices.channel,
        is_on: notification_choices.is_on,
      })
      .from(notification_choices)
      .where(eq(notification_choices.user_id, userId)),
    db
      .select({ from_hour: quiet_hours.from_hour, to_hour: quiet_hours.to_hour })
      .from(quiet_hours)
      .where(eq(quiet_hours.user_id, userId)),
  ])
  return { choices, quiet_hours: quiet[0] ?? null }
}
