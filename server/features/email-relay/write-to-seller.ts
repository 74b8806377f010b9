import { eq, inArray } from 'drizzle-orm'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { countContact } from '#server/features/views/public.ts'
import { cars, email_threads, profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { canWriteToSeller } from './access.ts'
import { relayMessage, unreachable } from './relay-message.ts'
import { takeFromAddress, takeFromWriter } from './write-limits.ts'

interface WriteToSellerInput {
  car_id: string
  message_id: string
  text: string
}

/**
 * Emails the seller of an active ad. The first message counts as a contact.
 * @throws NOT_ON_OFFER, OWN_AD, NOT_BY_EMAIL, UNREACHABLE, EMAIL_NOT_CONFIRMED, SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function writeToSeller(
  context: CallContext,
  { car_id, message_id, text }: WriteToSellerInput,
): Promise<void> {
  const { db, clock } = context
  const buyer_id = requireUser(context).id
  await takeFromAddress(context)
  await takeFromWriter(context, buyer_id)
  const car = await findOffer(context, car_id)
  if (!canWriteToSeller(buyer_id, car)) throw fail('OWN_AD')
  if (!car.contact_methods.includes('email')) {
    throw fail('NOT_BY_EMAIL')
  }
  const catalogue = await context.catalogue()
  const id = newId()
  const thread = await db.transaction(async (tx) => {
    const now = clock()
    const sides = await tx
      .select({ id: users.id, email_verified: users.email_verified })
      .from(users)
      .where(inArray(users.id, [buyer_id, car.seller_id]))
    if (!sides.find(({ id: one }) => one === buyer_id)?.email_verified) {
      throw fail('EMAIL_NOT_CONFIRMED')
    }
    // sellers of imported ads have no account to receive emails
    if (!sides.some(({ id: one }) => one === car.seller_id)) throw unreachable()
    const [stored] = await tx
      .insert(email_threads)
      .values({ id, car_id, buyer_id, seller_id: car.seller_id, created_at: now, last_written_at: now })
      .onConflictDoUpdate({
        target: [email_threads.car_id, email_threads.buyer_id],
        set: { last_written_at: now },
      })
      .returning()
    if (!stored) throw unreachable()
    await relayMessage(context, tx, { thread: stored, side: 'buyer', message_id, text, catalogue, now })
    return stored
  })
  if (thread.id === id) await countContact(context, car)
}

async function findOffer({ db, clock }: CallContext, car_id: string) {
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, car_id))
  if (!row || visibilityOf(row.car, row.seller, clock()) !== 'public') {
    throw fail('NOT_ON_OFFER')
  }
  return row.car
}
