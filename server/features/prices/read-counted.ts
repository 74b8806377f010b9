import type { Db } from '#server/platform/db/client.ts'
import { price_counts } from '#server/platform/db/schema/index.ts'

/** When the figures were last counted, and whether there were ads of the demo; null if never. */
export async function readCounted(db: Db): Promise<{ as_of: string; is_demo: boolean } | null> {
  const [row] = await db.select().from(price_counts)
  return row ? { as_of: row.counted_at.toISOString(), is_demo: row.is_demo } : null
}
