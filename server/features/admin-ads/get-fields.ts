import { eq } from 'drizzle-orm'
import type { AdFields } from '#contract/admin-ads.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { describeAd, fieldsOf, listImportedImages } from '#server/features/ads/public.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * Reads the fields of the public version, without waiting changes.
 * @throws NOT_FOUND, WRONG_STATE if the ad is deleted
 */
export async function getFields(services: DataServices, carId: string): Promise<AdFields> {
  const { db } = services
  const catalogue = await services.catalogue()
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, carId))
  if (!row) throw fail('NOT_FOUND')
  const { car, seller } = row
  if (car.deleted_at) throw fail('WRONG_STATE', { reason: 'wrong_state' })
  const ad = describeAd(car, catalogue)
  return {
    fields: fieldsOf({ ...ad, contact_name: ad.contact_name || (displayName(seller) ?? '') }),
    picture_ids: car.picture_ids,
    imported_images: (await listImportedImages(db, [carId])).get(carId) ?? [],
    updated_at: car.updated_at.toISOString(),
    seller: { country_code: seller.country_code ?? 'SA', language: seller.preferred_language },
  }
}
