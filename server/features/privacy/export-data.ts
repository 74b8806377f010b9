import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Services } from '#server/context.ts'
import { exportPictures } from '#server/features/messages/public.ts'
import { keyOfPicture } from '#server/features/profiles/public.ts'
import {
  access_tokens,
  appointment_messages,
  appointments,
  car_pictures,
  cars,
  consents,
  conversations,
  favorites,
  identity_requests,
  messages,
  notification_choices,
  notifications,
  offer_floors,
  offer_messages,
  offers,
  passkeys,
  penalties,
  price_history,
  profile_access_log,
  profiles,
  promotions,
  push_devices,
  quick_replies,
  quiet_hours,
  saved_searches,
  seller_reviews,
  sessions,
  support_requests,
  users,
} from '#server/platform/db/schema/index.ts'

/**
 * All stored data about a user, readable by people and programs, with the profile picture and pictures of messages. Without hashes, secrets and
 * data of others.
 */
export async function exportData(
  { db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>,
  user_id: string,
): Promise<File> {
  const ownCars = await db.select().from(cars).where(eq(cars.seller_id, user_id)).orderBy(asc(cars.key))
  const car_ids = ownCars.map(({ id }) => id)
  const [
    account,
    profile,
    devices,
    keys,
    tokens,
    agreed,
    saved,
    searches,
    requests,
    pictures,
    prices,
    invoices,
    written,
    floors,
    kept,
    accesses,
    supported,
    told,
    choices,
    quiet,
    pushed,
    reviewed,
    received,
    punished,
  ] = await Promise.all([
    db.select().from(users).where(eq(users.id, user_id)),
    db.select().from(profiles).where(eq(profiles.id, user_id)),
    db
      .select({ user_agent: sessions.user_agent, created_at: sessions.created_at, last_seen_at: sessions.updated_at })
      .from(sessions)
      .where(eq(sessions.user_id, user_id)),
    db
      .select({ name: passkeys.name, created_at: passkeys.created_at })
      .from(passkeys)
      .where(eq(passkeys.user_id, user_id)),
    db
      .select({
        name: access_tokens.name,
        start: access_tokens.start,
        scopes: access_tokens.scopes,
        created_at: access_tokens.created_at,
        last_used_at: access_tokens.last_used_at,
        expires_at: access_tokens.expires_at,
      })
      .from(access_tokens)
      .where(eq(access_tokens.user_id, user_id)),
    db.select().from(consents).where(eq(consents.user_id, user_id)),
    db.select().from(favorites).where(eq(favorites.user_id, user_id)),
    db
      .select({ name: saved_searches.name, query: saved_searches.query, alert: saved_searches.alert })
      .from(saved_searches)
      .where(eq(saved_searches.user_id, user_id)),
    db
      .select({
        document_kind: identity_requests.document_kind,
        decision: identity_requests.decision,
        rejection_reason: identity_requests.rejection_reason,
        rejection_note: identity_requests.rejection_note,
        created_at: identity_requests.created_at,
        decided_at: identity_requests.decided_at,
      })
      .from(identity_requests)
      .where(eq(identity_requests.user_id, user_id)),
    db.select().from(car_pictures).where(inArray(car_pictures.car_id, car_ids)),
    db.select().from(price_history).where(inArray(price_history.car_id, car_ids)),
    db
      .select({
        car_id: promotions.car_id,
        state: promotions.state,
        days: promotions.days,
        price: promotions.price,
        vat_percent: promotions.vat_percent,
        invoice_number: promotions.invoice_number,
        transfer_reference: promotions.transfer_reference,
        requested_at: promotions.requested_at,
      })
      .from(promotions)
      .where(eq(promotions.seller_id, user_id)),
    db
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
      .where(eq(messages.sender_id, user_id))
      .orderBy(asc(messages.created_at)),
    db.select().from(offer_floors).where(inArray(offer_floors.car_id, car_ids)),
    db.select().from(quick_replies).where(eq(quick_replies.user_id, user_id)),
    db
      .select({ access_type: profile_access_log.access_type, created_at: profile_access_log.created_at })
      .from(profile_access_log)
      .where(eq(profile_access_log.accessed_profile_id, user_id)),
    db
      .select({
        name: support_requests.name,
        email: support_requests.email,
        text: support_requests.text,
        created_at: support_requests.created_at,
        closed_at: support_requests.closed_at,
      })
      .from(support_requests)
      .where(eq(support_requests.user_id, user_id)),
    db
      .select({
        kind: notifications.kind,
        values: notifications.data,
        link: notifications.link,
        created_at: notifications.created_at,
        read_at: notifications.read_at,
      })
      .from(notifications)
      .where(eq(notifications.user_id, user_id)),
    db
      .select({
        topic: notification_choices.topic,
        channel: notification_choices.channel,
        is_on: notification_choices.is_on,
      })
      .from(notification_choices)
      .where(eq(notification_choices.user_id, user_id)),
    db
      .select({ from_hour: quiet_hours.from_hour, to_hour: quiet_hours.to_hour })
      .from(quiet_hours)
      .where(eq(quiet_hours.user_id, user_id)),
    db
      .select({ endpoint: push_devices.endpoint, lang: push_devices.lang, created_at: push_devices.created_at })
      .from(push_devices)
      .where(eq(push_devices.user_id, user_id)),
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
      .where(eq(seller_reviews.buyer_id, user_id)),
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
      .where(and(eq(seller_reviews.seller_id, user_id), isNull(seller_reviews.removed_at))),
    db
      .select({
        rule: penalties.rule,
        severity: penalties.severity,
        reason: penalties.reason,
        subject_kind: penalties.subject_kind,
        subject_id: penalties.subject_id,
        created_at: penalties.created_at,
        ends_at: penalties.ends_at,
        lapses_at: penalties.lapses_at,
        withdrawn_at: penalties.withdrawn_at,
        appeal: penalties.appeal,
        appealed_at: penalties.appealed_at,
        appeal_decision: penalties.appeal_decision,
        appeal_answer: penalties.appeal_answer,
        appeal_decided_at: penalties.appeal_decided_at,
      })
      .from(penalties)
      .where(eq(penalties.user_id, user_id)),
  ])
  const picturesOf = Map.groupBy(pictures, ({ car_id }) => car_id)
  const pricesOf = Map.groupBy(prices, ({ car_id }) => car_id)
  const data = {
    account: account[0],
    profile: profile[0],
    sessions: devices,
    passkeys: keys,
    access_tokens: tokens,
    consents: agreed,
    favorites: saved,
    ads: ownCars.map((car) => ({
      ...car,
      pictures: picturesOf.get(car.id) ?? [],
      prices: pricesOf.get(car.id) ?? [],
    })),
    saved_searches: searches,
    identity_requests: requests,
    promotions: invoices,
    messages_written: written,
    offer_floors: floors,
    quick_replies: kept[0]?.texts ?? [],
    penalties: punished,
    reviews_given: reviewed,
    reviews_received: received,
    profile_accesses: accesses,
    support_requests: supported,
    notifications: told,
    push_devices: pushed,
    notification_preferences: { choices, quiet_hours: quiet[0] ?? null },
  }
  const key = profile[0]?.picture_url && keyOfPicture(profile[0].picture_url)
  const picture = key ? await files.public.read(key) : null
  const zipped = zipSync({
    ...Object.fromEntries(
      Object.entries(data).map(([name, rows]) => [`${name}.json`, strToU8(JSON.stringify(rows, null, 2))]),
    ),
    ...(picture && { 'profile.webp': picture }),
    ...(await exportPictures({ db, files }, user_id)),
  })
  const day = clock().toISOString().slice(0, 10)
  return new File([zipped], `sayyad-${day}.zip`, { type: 'application/zip' })
}
