import { asc, inArray } from 'drizzle-orm'
import type { MediaUse } from '#contract/media.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deals } from '#server/platform/db/schema/index.ts'

/** The places that show pictures of the library, by the ID of the picture. */
export async function usesOf(db: Db, pictureIds: readonly string[]): Promise<Map<string, MediaUse[]>> {
  const ids = [...pictureIds]
  const ofDeals = await db
    .select({ picture_id: deals.picture_id, id: deals.id, name_ar: deals.title_ar, name_en: deals.title_en })
    .from(deals)
    .where(inArray(deals.picture_id, ids))
    .orderBy(asc(deals.id))
  const ofBrands = await db
    .select({ picture_id: brands.logo_id, id: brands.id, name_ar: brands.name_ar, name_en: brands.name_en })
    .from(brands)
    .where(inArray(brands.logo_id, ids))
    .orderBy(asc(brands.id))
  const uses = new Map<string, MediaUse[]>()
  const add = (pictureId: string | null, use: MediaUse) => {
    if (pictureId !== null) uses.set(pictureId, [...(uses.get(pictureId) ?? []), use])
  }
  for (const { picture_id, ...deal } of ofDeals) add(picture_id, { kind: 'deal', ...deal })
  for (const { picture_id, id, ...names } of ofBrands) add(picture_id, { kind: 'brand', id: String(id), ...names })
  return uses
}
