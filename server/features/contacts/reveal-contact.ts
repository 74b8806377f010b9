import { eq } from 'drizzle-orm'
import type { Contact } from '#contract/contacts.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import { countContact } from '#server/features/views/public.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import type { Limit } from '#server/platform/limits.ts'

/** Limits requests per IP address, to prevent collecting phone numbers. */
const REVEALED: Limit = { name: 'contact_address', perAddress: 1, seconds: 3600 }

/**
 * Reveals the contact methods that the seller chose, for active ads only.
 * @throws NOT_FOUND, LIMITED, TOO_MANY_ATTEMPTS
 */
export async function revealContact(context: CallContext, carId: string): Promise<Contact> {
  const { db, caller, clock, limits, request } = context
  if (caller.kind !== 'anonymous') await assertNotLimited(db, caller.id, clock())
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, carId))
  if (!row || visibilityOf(row.car, row.seller, clock()) !== 'public') {
    throw fail('NOT_FOUND')
  }
  await limits.take(REVEALED, request.address)
  const { car } = row
  await countContact(context, car)
  return {
    contact_name: car.contact_name,
    contact_methods: car.contact_methods,
    phone_number: car.contact_methods.includes('phone') ? car.phone_number : null,
    whatsapp_number: car.contact_methods.includes('whatsapp') ? car.whatsapp_number : null,
  }
}
