import { eq } from 'drizzle-orm'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import type { DataServices } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { availability_questions, cars } from '#server/platform/db/schema/index.ts'
import { linkInvalid } from '#server/platform/http/refusals.ts'
import { noteEvent } from './note-event.ts'
import { lockAd } from './own-ad.ts'

/**
 * The seller says with the link of a mail that the car is still for sale; said again it stays said.
 * @throws ORPCError LINK_INVALID once the ad is paused, sold or gone
 */
export async function confirmByLink(services: DataServices, token: string): Promise<void> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const [question] = await tx.select().from(availability_questions).where(eq(availability_questions.token, token))
    const stored = question && (await lockAd(tx, question.car_id))
    if (!stored) throw linkInvalid()
    const { car, facts } = stored
    const verdict = judge(facts, 'confirm', 'seller', now)
    if ('refusal' in verdict) throw linkInvalid()
    if (car.confirmed_at && car.confirmed_at > question.asked_at) return
    await tx.update(cars).set({ confirmed_at: now }).where(eq(cars.id, car.id))
    const state = adState(facts, now)
    await noteEvent(tx, {
      car_id: car.id,
      actor_id: car.seller_id,
      action: 'confirm',
      from_state: state,
      to_state: state,
      now,
    })
    await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
  })
}
