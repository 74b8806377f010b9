import { asc, count, eq, max } from 'drizzle-orm'
import type { AnyCategory, CategoryFields } from '#contract/deals.ts'
import { PLACE_STEP } from '#domain/order/move-item.ts'
import type { CallContext, DataServices } from '#server/context.ts'
import { newSlug, sluggedContent } from '#server/features/brands/public.ts'
import { changeContent, moveContent } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { deal_categories, deals } from '#server/platform/db/schema/index.ts'
import { presentCategory } from './present-deal.ts'

export const categoryContent = sluggedContent(deal_categories, {
  kind: 'deal_category',
  what: 'change_deal_category',
  usedBy: deals.category_id,
})

/** In display order. */
export async function listCategories({ db }: Pick<DataServices, 'db'>): Promise<AnyCategory[]> {
  const rows = await db
    .select({ category: deal_categories, deals_count: count(deals.id) })
    .from(deal_categories)
    .leftJoin(deals, eq(deals.category_id, deal_categories.id))
    .groupBy(deal_categories.id)
    .orderBy(asc(deal_categories.place), asc(deal_categories.id))
  return rows.map(({ category, deals_count }) => ({ ...presentCategory(category), deals_count }))
}

/**
 * Adds a category at the end.
 * @throws INVALID_INPUT
 */
export async function addCategory(context: CallContext, names: CategoryFields): Promise<{ id: number }> {
  const { db } = context
  const slug = await newSlug(context.db, deal_categories, names)
  const [last] = await db.select({ place: max(deal_categories.place) }).from(deal_categories)
  const id = await nextId(db, deal_categories)
  await changeContent(context, categoryContent, {
    content_id: String(id),
    wanted: { ...names, slug, place: (last?.place ?? 0) + PLACE_STEP, is_demo: false },
    seen: {},
  })
  return { id }
}

/**
 * @param before the ID of the category that follows it; null moves it to the end
 * @throws NOT_FOUND
 */
export const moveCategory = (context: CallContext, id: number, before: number | null): Promise<void> =>
  moveContent(context, { store: categoryContent, field: 'place', list: listPlaces }, id, before)

const listPlaces = (tx: Db) =>
  tx
    .select({ id: deal_categories.id, place: deal_categories.place })
    .from(deal_categories)
    .orderBy(asc(deal_categories.place), asc(deal_categories.id))
