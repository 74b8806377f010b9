import { and, eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import { countContact } from '#server/features/views/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, conversation_sides, conversations, profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import { canStartConversation } from './access.ts'
import { SENT, STARTED, STARTED_AT_FIRST } from './limits.ts'
import { withPictures } from './pictures/make-pictures.ts'
import { presentMessage, type MessageRow } from './present-messages.ts'
import { storeMessage } from './send-message.ts'

interface FirstMessage {
  car_id: string
  id: string
  content: string
  picture_ids: readonly string[]
}

/**
 * Sends a message to the seller of an ad.
 * @throws UNREACHABLE, ID_TAKEN, UPLOAD_MISSING, INVALID_INPUT; errors of `inConversationAbout`
 */
export async function startConversation(context: CallContext, { car_id, ...message }: FirstMessage): Promise<Message> {
  const { picture_ids } = message
  return withPictures(context, picture_ids, (made) =>
    inConversationAbout(context, car_id, (tx, by) => storeMessage(context, tx, { ...message, made, ...by })),
  )
}

/**
 * Stores a message in a buyer's conversation about an ad. The first message creates the conversation and counts as a
 * contact; it requires an active ad.
 * @throws NOT_ON_OFFER, OWN_AD, EMAIL_NOT_CONFIRMED, LIMITED, TOO_MANY_ATTEMPTS
 */
export async function inConversationAbout(
  context: CallContext,
  carId: string,
  store: (tx: Db, by: { conversation_id: string; sender_id: string }) => Promise<MessageRow>,
): Promise<Message> {
  const { db, limits } = context
  const buyerId = requireUser(context).id
  await limits.take(SENT, buyerId)
  await assertNotLimited(db, buyerId, context.clock())
  const known = await findId(db, { car_id: carId, buyer_id: buyerId })
  if (known === undefined) await takeStarted(context, buyerId)
  const car = known === undefined ? await findOffer(context, carId) : null
  if (car && !canStartConversation(buyerId, car)) throw fail('OWN_AD')
  const sent = await db.transaction(async (tx) => {
    const conversationId =
      known ?? (car && (await begin(context, tx, { car_id: carId, buyer_id: buyerId, seller_id: car.seller_id })))
    if (!conversationId) throw fail('NOT_ON_OFFER')
    return store(tx, { conversation_id: conversationId, sender_id: buyerId })
  })
  if (car && sent.seq === 1) await countContact(context, car)
  return presentMessage(context, sent)
}

async function findId(db: Db, { car_id, buyer_id }: { car_id: string; buyer_id: string }): Promise<string | undefined> {
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.car_id, car_id), eq(conversations.buyer_id, buyer_id)))
  return found?.id
}

/** @throws EMAIL_NOT_CONFIRMED, TOO_MANY_ATTEMPTS */
async function takeStarted({ db, limits, clock }: CallContext, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user?.email_verified) throw fail('EMAIL_NOT_CONFIRMED')
  const isNew = clock().getTime() - user.created_at.getTime() < DAY_MS
  await limits.take(isNew ? STARTED_AT_FIRST : STARTED, userId)
}

async function findOffer({ db, clock }: CallContext, carId: string) {
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, carId))
  if (!row || visibilityOf(row.car, row.seller, clock()) !== 'public') throw fail('NOT_ON_OFFER')
  return row.car
}

interface Sides {
  car_id: string
  buyer_id: string
  seller_id: string
}

/** @returns the ID of the conversation, even if another request created it concurrently */
async function begin({ clock }: CallContext, tx: Db, sides: Sides): Promise<string | undefined> {
  const now = clock()
  const [begun] = await tx
    .insert(conversations)
    .values({ id: newId(), ...sides, last_seq: 0, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: [conversations.car_id, conversations.buyer_id] })
    .returning({ id: conversations.id })
  if (!begun) return findId(tx, sides)
  await tx.insert(conversation_sides).values([
    { conversation_id: begun.id, side: 'buyer', user_id: sides.buyer_id },
    { conversation_id: begun.id, side: 'seller', user_id: sides.seller_id },
  ])
  return begun.id
}
