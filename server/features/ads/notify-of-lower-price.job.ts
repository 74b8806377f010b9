import { and, eq, gt } from 'drizzle-orm'
import { formatPrice } from '#domain/format/format-price.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import type { Services } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { cars, favorites } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Notifies users who saved an ad of each new lowest price, once each. */
export const notifyOfLowerPrice: Job<{ car_id: string }, Services> = {
  name: 'notify_of_lower_price',
  retries: 5,
  seconds: 600,
  run: async (services, { car_id }) => {
    const { db, clock } = services
    const catalogue = await services.catalogue()
    const [car] = await db.select().from(cars).where(eq(cars.id, car_id))
    if (car?.status !== 'active' || car.deleted_at || car.price === null) return
    const { price } = car
    const isLower = and(eq(favorites.car_id, car_id), gt(favorites.told_price, price))
    const savers = await db.select({ user_id: favorites.user_id }).from(favorites).where(isLower)
    await eachOrThrow(savers, ({ user_id }) =>
      db.transaction(async (tx) => {
        const [saved] = await tx
          .select()
          .from(favorites)
          .where(and(isLower, eq(favorites.user_id, user_id)))
          .for('update')
        if (!saved) return
        await tx
          .update(favorites)
          .set({ told_price: price })
          .where(and(eq(favorites.car_id, car_id), eq(favorites.user_id, user_id)))
        await notify(services, tx, {
          user_id,
          kind: 'ad_cheaper',
          values: (lang) => ({
            car: adTitle(car, catalogue, lang),
            price: formatPrice(price, lang),
            old_price: formatPrice(saved.told_price ?? price, lang),
          }),
          link: `/car/${car_id}`,
          mail: { template: 'ad_cheaper' },
          now: clock(),
        })
      }),
    )
  },
}
