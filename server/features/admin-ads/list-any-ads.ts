import { eq, inArray } from 'drizzle-orm'
import type { WholeAd } from '#contract/admin-ads.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { ad_revisions, cars, profiles } from '#server/platform/db/schema/index.ts'
import { presentAd, type PresentedAd } from './present-ad.ts'

type OwnCard = Awaited<ReturnType<typeof listOwnCards>>[number]

/** Ads in any state, in the order of `ids`, with their rows. */
export async function listAnyAds(
  services: DataServices,
  ids: readonly string[],
): Promise<(Omit<OwnCard, 'card'> & { found: PresentedAd & Pick<WholeAd, 'card'> })[]> {
  const { db, clock } = services
  const now = clock()
  const [own, rows] = await Promise.all([
    listOwnCards(services, { ids }),
    db
      .select({
        id: cars.id,
        seller: { first_name: profiles.first_name, last_name: profiles.last_name },
        revision: ad_revisions.car_id,
      })
      .from(cars)
      .innerJoin(profiles, eq(profiles.id, cars.seller_id))
      .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
      .where(inArray(cars.id, [...ids])),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return own.flatMap(({ card, car, counters }) => {
    const row = rowOf.get(car.id)
    if (!row) return []
    return {
      car,
      counters,
      found: { card, ...presentAd({ ...row.seller, ...car }, row.revision !== null, now) },
    }
  })
}
