import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import type { counted_deals } from '#server/platform/db/schema/index.ts'

export type CountedDeal = typeof counted_deals.$inferInsert

/** Counts what was not counted on that day, in a single statement. */
export async function writeDealCounts(db: Db, counted: readonly CountedDeal[]): Promise<void> {
  const column = (name: keyof CountedDeal) => sql`${sql.param(counted.map((one) => one[name]))}::text[]`
  // in a fixed order, so that concurrent processes do not deadlock
  await db.execute(sql`
    with new as (
      insert into counted_deals (deal_id, day, what, visitor)
      select v.deal_id::uuid, v.day::date, v.what, v.visitor
      from unnest(${column('deal_id')}, ${column('day')}, ${column('what')}, ${column('visitor')})
        as v (deal_id, day, what, visitor)
      order by 1, 2, 3, 4
      on conflict do nothing
      returning deal_id, day, what
    )
    insert into deal_days (deal_id, day, views, clicks, copies)
    select deal_id, day, count(*) filter (where what = 'view'), count(*) filter (where what = 'click'),
      count(*) filter (where what = 'copy')
    from new group by deal_id, day order by deal_id, day
    on conflict (deal_id, day) do update set
      views = deal_days.views + excluded.views,
      clicks = deal_days.clicks + excluded.clicks,
      copies = deal_days.copies + excluded.copies`)
}
