import { asc, eq, inArray } from 'drizzle-orm'
import type { MediaUse } from '#contract/media.ts'
import type { Db } from '#server/platform/db/client.ts'
import { article_pictures, articles, brands, deals } from '#server/platform/db/schema/index.ts'

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
  const ofArticles = await listArticles(db, ids)
  const uses = new Map<string, MediaUse[]>()
  const add = (pictureId: string | null, use: MediaUse) => {
    if (pictureId !== null) uses.set(pictureId, [...(uses.get(pictureId) ?? []), use])
  }
  for (const { picture_id, ...deal } of ofDeals) add(picture_id, { kind: 'deal', ...deal })
  for (const { picture_id, id, ...names } of ofBrands) add(picture_id, { kind: 'brand', id: String(id), ...names })
  for (const { picture_id, ...article } of ofArticles) add(picture_id, article)
  return uses
}

/** Articles with a picture as the cover or in a body, once for each picture. */
async function listArticles(db: Db, ids: string[]): Promise<({ picture_id: string } & MediaUse)[]> {
  const article = { id: articles.id, kind: articles.kind, name_ar: articles.title_ar, name_en: articles.title_en }
  const covers = await db
    .select({ picture_id: articles.cover_id, ...article })
    .from(articles)
    .where(inArray(articles.cover_id, ids))
    .orderBy(asc(articles.id))
  const inBodies = await db
    .select({ picture_id: article_pictures.picture_id, ...article })
    .from(article_pictures)
    .innerJoin(articles, eq(articles.id, article_pictures.article_id))
    .where(inArray(article_pictures.picture_id, ids))
    .orderBy(asc(articles.id))
  const found = new Map<string, { picture_id: string } & MediaUse>()
  for (const { picture_id, name_ar, name_en, ...use } of [...covers, ...inBodies]) {
    const names = { name_ar: name_ar || name_en, name_en: name_en || name_ar }
    if (picture_id !== null) found.set(`${picture_id} ${use.id}`, { picture_id, ...use, ...names })
  }
  return [...found.values()]
}
