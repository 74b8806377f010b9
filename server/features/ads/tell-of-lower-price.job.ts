import { and, eq, gt } from 'drizzle-orm'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Services } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { cars, favorites, profiles, users } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { adTitle } from './ad-title.ts'

/** Tells users who saved an ad about each new lowest price, once each. */
export const tellOfLowerPrice: Job<{ car_id: string }, Services> = {
  name: 'tell_of_lower_price',
  retries: 5,
  seconds: 600,
  run: async (services, { car_id }) => {
    const { db, clock, public_url } = services
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
        const [reader] = await tx
          .select({ email: users.email, profile: profiles })
          .from(users)
          .innerJoin(profiles, eq(profiles.id, users.id))
          .where(eq(users.id, user_id))
        if (!saved || reader?.profile.status !== 'active') return
        await tx
          .update(favorites)
          .set({ told_price: price })
          .where(and(eq(favorites.car_id, car_id), eq(favorites.user_id, user_id)))
        const lang = reader.profile.preferred_language
        const title = adTitle(car, catalogue, lang)
        const link = `/car/${car_id}`
        await notify(tx, { user_id, kind: 'ad_cheaper', values: { car: title }, link, now: clock() })
        await queueMail(services, tx, reader.email, {
          template: 'ad_cheaper',
          lang,
          values: {
            name: reader.profile.first_name ?? '',
            car: title,
            price: formatPrice(price, lang),
            old_price: formatPrice(saved.told_price ?? price, lang),
          },
          link: `${public_url}${link}`,
        })
      }),
    )
  },
}
