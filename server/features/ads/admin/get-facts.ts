import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { AdFacts } from '#contract/admin-cars.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { describeAd, fieldsOf } from '../describe-ad.ts'
import { listKeptImages } from '../list-kept-images.ts'
import { wrongState } from '../own-ad.ts'

/** What everybody may see of an ad, whatever waits beside it. @throws ORPCError NOT_FOUND, WRONG_STATE where it is deleted */
export async function getFacts(services: DataServices, car_id: string): Promise<AdFacts> {
  const { db } = services
  const catalogue = await services.catalogue()
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, car_id))
  if (!row) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
  const { car, seller } = row
  if (car.deleted_at) throw wrongState('wrong_state')
  const ad = describeAd(car, catalogue)
  return {
    fields: fieldsOf({ ...ad, contact_name: ad.contact_name || (displayName(seller) ?? '') }),
    picture_ids: car.picture_ids,
    kept_images: (await listKeptImages(db, [car_id])).get(car_id) ?? [],
    updated_at: car.updated_at.toISOString(),
    seller: { country_code: seller.country_code ?? 'SA', language: seller.preferred_language },
  }
}
