import { eq } from 'drizzle-orm'
import type { RelayedEmail } from '#contract/email-relay.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { DataServices } from '#server/context.ts'
import { adTitle } from '#server/features/ads/public.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { findByLink } from './find-by-link.ts'
import { nameOfSide } from './name-of-side.ts'

/** @throws LINK_INVALID */
export async function readByLink(services: DataServices, token: string): Promise<RelayedEmail> {
  const { db, clock } = services
  const { message, thread } = await findByLink(db, token, clock())
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, thread.car_id))
  const [writer] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, thread[`${message.side}_id`]))
  if (!row || !writer) throw fail('LINK_INVALID')
  const { car, seller } = row
  const catalogue = await services.catalogue()
  const visibility = visibilityOf(car, seller, clock())
  return {
    car_id: car.id,
    car_title_ar: adTitle(car, catalogue, 'ar'),
    car_title_en: adTitle(car, catalogue, 'en'),
    has_page: visibility === 'public' || visibility === 'ended',
    side: message.side,
    from_name: nameOfSide(message.side, car, writer),
    text: message.text,
    created_at: message.created_at.toISOString(),
  }
}
