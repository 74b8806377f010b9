import { eq, lte } from 'drizzle-orm'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd } from '../own-ad.ts'

/** Every few minutes: whether an ad is featured is judged when it is read; what is stored follows here. */
export const endFeaturing: Job<object, Services> = {
  name: 'end_featuring',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const catalogue = await services.catalogue()
    const over = await db.select({ id: cars.id }).from(cars).where(lte(cars.featured_until, clock()))
    await eachOrThrow(over, ({ id }) => unfeature(services, catalogue, id))
  },
}

/** Judged again under the lock: more days may have been bought, another process may have been here. */
async function unfeature({ db, clock }: Services, catalogue: Catalogue, car_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored?.car.featured_until || stored.car.featured_until > now) return
    const verdict = judge(stored.facts, 'unfeature', 'clock', now)
    if ('refusal' in verdict) return
    await tx.update(cars).set({ featured_until: null }).where(eq(cars.id, car_id))
    const from_state = adState(stored.facts, now)
    await noteEvent(tx, { car_id, actor_id: null, action: 'unfeature', from_state, to_state: verdict.to, now })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
  })
}
