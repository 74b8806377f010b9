import { desc, eq } from 'drizzle-orm'
import type { Invoice } from '#contract/admin-users.ts'
import type { Db } from '#server/platform/db/client.ts'
import { promotions } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 50

/** Latest first. */
export async function listInvoices(db: Db, sellerId: string): Promise<Invoice[]> {
  const { id, car_id, invoice_number, state, price, requested_at } = promotions
  const rows = await db
    .select({ id, car_id, invoice_number, state, price, requested_at })
    .from(promotions)
    .where(eq(promotions.seller_id, sellerId))
    .orderBy(desc(requested_at))
    .limit(MOST_LISTED)
  return rows.map((row) => ({ ...row, requested_at: row.requested_at.toISOString() }))
}
