import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ContentUse } from '#contract/content-use.ts'
import type { Db } from '#server/platform/db/client.ts'
import { article_pictures, articles } from '#server/platform/db/schema/index.ts'
import { PICTURE_PLACES } from './picture-places.ts'

type Use = ContentUse & { picture_id: string }

/** The places that show pictures of the library, by the ID of the picture, each place once. */
export async function usesOf(db: Db, pictureIds: readonly string[]): Promise<Map<string, ContentUse[]>> {
  const ids = [...pictureIds]
  const found: Use[] = []
  for (const { table, column, kind, name_ar, name_en } of PICTURE_PLACES) {
    const place = { picture_id: column, kind, id: sql<string>`${table.id}::text`, name_ar, name_en }
    const rows = await db.select(place).from(table).where(inArray(column, ids)).orderBy(asc(table.id))
    found.push(...(rows as Use[]))
  }
  found.push(...(await listBodies(db, ids)))
  const uses = new Map<string, ContentUse[]>()
  for (const { picture_id, name_ar, name_en, ...use } of found) {
    const others = uses.get(picture_id) ?? []
    if (others.some(({ kind, id }) => kind === use.kind && id === use.id)) continue
    uses.set(picture_id, [...others, { ...use, name_ar: name_ar || name_en, name_en: name_en || name_ar }])
  }
  return uses
}

/** Articles with a picture in a body. */
const listBodies = (db: Db, ids: string[]): Promise<Use[]> =>
  db
    .select({
      picture_id: article_pictures.picture_id,
      kind: articles.kind,
      id: articles.id,
      name_ar: articles.title_ar,
      name_en: articles.title_en,
    })
    .from(article_pictures)
    .innerJoin(articles, eq(articles.id, article_pictures.article_id))
    .where(inArray(article_pictures.picture_id, ids))
    .orderBy(asc(articles.id))
