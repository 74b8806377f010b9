import { eq, sql, type SQL } from 'drizzle-orm'
import { moveItem } from '#domain/order/move-item.ts'
import type { CallContext } from '#server/context.ts'
import { inOrder, PLACE_OF_ID, placeOf } from '#server/features/catalogue/public.ts'
import { changeContentIn, type ContentStore } from '#server/features/content-versions/public.ts'
import { car_makers, car_models } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { makerContent, modelContent, type CatalogueTable } from './catalogue-content.ts'

/**
 * @param before the ID of the maker that follows it; null moves it to the end
 * @throws NOT_FOUND
 */
export const moveMaker = (context: CallContext, id: number, before: number | null): Promise<void> =>
  moveRow(context, { table: car_makers, store: makerContent, among: sql`true` }, id, before)

/**
 * Moves a model within its maker.
 * @throws NOT_FOUND
 */
export async function moveModel(context: CallContext, id: number, before: number | null): Promise<void> {
  const [model] = await context.db.select().from(car_models).where(eq(car_models.id, id))
  if (!model) throw fail('NOT_FOUND')
  const among = eq(car_models.make_id, model.make_id)
  await moveRow(context, { table: car_models, store: modelContent, among }, id, before)
}

interface Rows {
  table: CatalogueTable
  store: ContentStore
  among: SQL
}

async function moveRow(
  context: CallContext,
  { table, store, among }: Rows,
  id: number,
  before: number | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${store.kind}`}, 0))`)
    const rows = await tx
      .select({ id: table.id, place: placeOf(table) })
      .from(table)
      .where(among)
      .orderBy(...inOrder(table))
    const ids = rows.map((row) => row.id)
    if (!ids.includes(id) || (before !== null && !ids.includes(before))) throw fail('NOT_FOUND')
    for (const moved of moveItem(rows, id, before, PLACE_OF_ID)) {
      await changeContentIn(context, tx, store, {
        content_id: String(moved.id),
        wanted: { position: moved.place, edited_at: context.clock().toISOString() },
        seen: {},
        admin_id: requireUser(context).id,
      })
    }
  })
}
