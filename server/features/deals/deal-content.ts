import { eq } from 'drizzle-orm'
import { findDealFault } from '#domain/deals/deal-fault.ts'
import { dealState } from '#domain/deals/deal-state.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, car_makers, deal_categories, deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { invalid } from '#server/platform/fail.ts'
import { pictureLeft } from '#server/platform/pictures/library-pictures.ts'

type Row = typeof deals.$inferSelect
const TIMES = ['starts_at', 'ends_at', 'published_at'] as const
type Times = Record<(typeof TIMES)[number], string | null>

/** The fields of a deal with ISO times. */
export type DealValues = Omit<Row, 'id' | 'updated_at' | 'announced_state' | 'search_text' | keyof Times> & Times

/** The content store of deals. Checks the rules of several fields, so that undo follows them too. */
export const dealContent: ContentStore = {
  kind: 'deal',
  what: 'change_deal',
  read: readDealValues,
  write: async ({ clock }, tx, contentId, values) => {
    afterCommit(tx, { type: 'deals_changed' })
    if (values) await store(tx, contentId, values as unknown as DealValues, clock())
    else await tx.delete(deals).where(eq(deals.id, contentId))
  },
}

export async function readDealValues(tx: Db, id: string): Promise<DealValues | null> {
  const [row] = await tx.select().from(deals).where(eq(deals.id, id))
  if (!row) return null
  const { id: _, updated_at: __, announced_state: ___, search_text: ____, ...values } = row
  const iso = (time: Date | null) => time?.toISOString() ?? null
  return {
    ...values,
    starts_at: iso(row.starts_at),
    ends_at: iso(row.ends_at),
    published_at: iso(row.published_at),
  }
}

/** @throws INVALID_INPUT */
async function store(tx: Db, id: string, values: DealValues, now: Date): Promise<void> {
  const fault = findDealFault(values)
  if (fault) throw invalid(fault.field, fault.reason)
  const date = (time: string | null) => (time === null ? null : new Date(time))
  const row = {
    ...values,
    brand_id: await existing(tx, brands, 'brand_id', values.brand_id),
    category_id: await existing(tx, deal_categories, 'category_id', values.category_id),
    make_id: await existing(tx, car_makers, 'make_id', values.make_id),
    picture_id: await pictureLeft(tx, values.picture_id),
    starts_at: date(values.starts_at),
    ends_at: date(values.ends_at),
    published_at: date(values.published_at),
    updated_at: now,
    announced_state: dealState(values, now),
  }
  await tx
    .insert(deals)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: deals.id, set: row })
}

/**
 * The ID of what a deal refers to, which is locked so that it is not deleted meanwhile.
 * @throws INVALID_INPUT if it was deleted, also before the deletion of the deal is undone
 */
async function existing(
  tx: Db,
  table: typeof brands | typeof deal_categories | typeof car_makers,
  field: string,
  id: number | null,
): Promise<number | null> {
  if (id === null) return null
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')
  if (!row) throw invalid(field, 'choice_gone')
  return row.id
}
