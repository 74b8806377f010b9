import { eq } from 'drizzle-orm'
import { adState } from '#domain/ads/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { availability_questions } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { withLockedAd } from './lock-ad.ts'
import { transition } from './transition.ts'

/**
 * Confirms the availability of a car using an emailed link. Idempotent.
 * @throws LINK_INVALID if the ad is paused, sold or deleted
 */
export async function confirmByLink(services: Services, token: string): Promise<void> {
  const hasToken = eq(availability_questions.token, token)
  const [question] = await services.db.select().from(availability_questions).where(hasToken)
  if (!question) throw fail('LINK_INVALID')
  await withLockedAd(services, question.car_id, async (ad) => {
    if (!ad) throw fail('LINK_INVALID')
    const { car, lifecycle, now } = ad
    const isAnswered = car.confirmed_at !== null && car.confirmed_at > question.asked_at
    if (isAnswered && adState(lifecycle, now) === 'active') return
    await transition(services, ad, {
      by: 'seller',
      actor_id: car.seller_id,
      action: 'confirm',
      change: () => ({ confirmed_at: now }),
      error: () => fail('LINK_INVALID'),
    })
  })
}
