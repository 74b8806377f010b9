import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, brands, deals, media } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { usesOf } from './list-uses.ts'

export type MediaRow = typeof media.$inferSelect

interface MediaValues extends Omit<MediaRow, 'id' | 'added_at'> {
  added_at: string
  /** The places that show the picture, which deleting it empties and restoring it fills again. */
  deal_ids: string[]
  brand_ids: number[]
  /** Those with the picture as their cover; those whose bodies show it keep its place. */
  /** Absent in versions that are older than articles. */
  article_ids?: string[]
}

/** The content store of the library. Files stay until no picture and no version that can be restored needs them. */
export const mediaContent: ContentStore = {
  kind: 'media',
  what: 'change_media',
  changedElsewhere: ['deal_ids', 'brand_ids', 'article_ids'],
  read: async (tx, contentId) => {
    const [row] = await tx.select().from(media).where(eq(media.id, contentId))
    if (!row) return null
    const { id, added_at, ...values } = row
    const covered = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.cover_id, id))
      .orderBy(asc(articles.id))
    const uses = (await usesOf(tx, [id])).get(id) ?? []
    const idsOf = (kind: 'deal' | 'brand') => uses.filter((use) => use.kind === kind).map((use) => use.id)
    return {
      ...values,
      added_at: added_at.toISOString(),
      deal_ids: idsOf('deal'),
      brand_ids: idsOf('brand').map(Number),
      article_ids: covered.map((article) => article.id),
    } satisfies MediaValues
  },
  write: async (_services, tx, contentId, values) => {
    if (values) await store(tx, contentId, values as unknown as MediaValues)
    else await tx.delete(media).where(eq(media.id, contentId))
    afterCommit(tx, { type: 'deals_changed' })
    afterCommit(tx, { type: 'articles_changed' })
  },
}

async function store(
  tx: Db,
  id: string,
  { deal_ids, brand_ids, article_ids = [], added_at, ...values }: MediaValues,
): Promise<void> {
  const row = { ...values, added_at: new Date(added_at) }
  const [changed] = await tx.update(media).set(row).where(eq(media.id, id)).returning({ id: media.id })
  if (changed) return
  await tx.insert(media).values({ id, ...row })
  // places that show another picture meanwhile keep it
  await tx
    .update(deals)
    .set({ picture_id: id })
    .where(and(inArray(deals.id, deal_ids), isNull(deals.picture_id)))
  await tx
    .update(brands)
    .set({ logo_id: id })
    .where(and(inArray(brands.id, brand_ids), isNull(brands.logo_id)))
  await tx
    .update(articles)
    .set({ cover_id: id })
    .where(and(inArray(articles.id, article_ids), isNull(articles.cover_id)))
}
