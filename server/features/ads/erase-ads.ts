import { inArray, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { removeAdPictures } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  ad_events,
  ad_revisions,
  ad_translations,
  availability_questions,
  car_versions,
  cars,
  drafts,
  offer_floors,
} from '#server/platform/db/schema/index.ts'

/** What sellers and admins have written in an ad. */
export const WRITTEN_COLUMNS = {
  ad_title_ar: null,
  ad_title_en: null,
  description_ar: null,
  description_en: null,
  price_note: null,
  district: null,
  contact_name: null,
  phone_number: null,
  whatsapp_number: null,
  history_report_url: null,
  admin_notes: null,
} as const

/**
 * Erases pictures, texts and contacts of deleted ads. Their rows stay with facts about the car, since conversations of
 * buyers refer to them. Call `refreshSearchableCars` afterwards.
 */
export async function eraseAds(services: Pick<Services, 'jobs'>, tx: Db, carIds: readonly string[]): Promise<void> {
  if (!carIds.length) return
  const ids = [...carIds]
  await tx.delete(drafts).where(inArray(drafts.id, ids))
  await tx.delete(ad_revisions).where(inArray(ad_revisions.car_id, ids))
  await tx.delete(ad_translations).where(inArray(ad_translations.car_id, ids))
  await tx.delete(offer_floors).where(inArray(offer_floors.car_id, ids))
  await tx.delete(availability_questions).where(inArray(availability_questions.car_id, ids))
  await tx.delete(car_versions).where(inArray(car_versions.car_id, ids))
  await tx.update(ad_events).set({ note: null }).where(inArray(ad_events.car_id, ids))
  await removeAdPictures(services, tx, ids)
  await tx
    .update(cars)
    .set({
      ...WRITTEN_COLUMNS,
      // an ad has either a model of the catalogue or a typed one
      custom_model: sql`case when ${cars.model_id} is null then '' end`,
      extra_features: [],
    })
    .where(inArray(cars.id, ids))
}
