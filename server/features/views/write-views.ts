import { sql } from 'drizzle-orm'
import { usesCounter } from '#domain/tags/uses-counter.ts'
import type { DataServices } from '#server/context.ts'
import { refreshChangedCars } from '#server/features/search/public.ts'
import type { counted_views } from '#server/platform/db/schema/index.ts'

export type CountedView = typeof counted_views.$inferInsert

const COUNTER_OF = { view: 'views', contact: 'contacts' } as const
const KINDS = ['view', 'contact'] as const

/** Counts views and contacts not yet counted that day, in one statement. */
export async function writeViews(
  { db, clock, catalogue: getCatalogue }: DataServices,
  counted: readonly CountedView[],
): Promise<void> {
  const catalogue = await getCatalogue()
  const column = (name: keyof CountedView) => sql`${sql.param(counted.map((view) => view[name]))}::text[]`
  await db.transaction(async (tx) => {
    // in a fixed order, so that concurrent processes do not deadlock
    const { rows } = await tx.execute<{ car_id: string }>(sql`
      with new as (
        insert into counted_views (car_id, day, kind, visitor)
        select v.car_id::uuid, v.day::date, v.kind, v.visitor
        from unnest(${column('car_id')}, ${column('day')}, ${column('kind')}, ${column('visitor')}) as v (car_id, day, kind, visitor)
        where exists (select 1 from cars c where c.id = v.car_id::uuid and c.published_at is not null)
        order by 1, 2, 3, 4
        on conflict do nothing
        returning car_id, day, kind
      ), counted as (
        select car_id, day, count(*) filter (where kind = 'view') as views, count(*) filter (where kind = 'contact') as contacts
        from new group by car_id, day
      ), altogether as (
        insert into car_counters (car_id, view_count, contact_count)
        select car_id, sum(views), sum(contacts) from counted group by car_id order by car_id
        on conflict (car_id) do update set
          view_count = car_counters.view_count + excluded.view_count,
          contact_count = car_counters.contact_count + excluded.contact_count
        returning car_id
      )
      insert into ad_days (car_id, day, view_count, contact_count)
      -- the join: nobody touches the days of an ad without holding its counters
      select car_id, day, views, contacts from counted join altogether using (car_id)
      on conflict (car_id, day) do update set
        view_count = ad_days.view_count + excluded.view_count,
        contact_count = ad_days.contact_count + excluded.contact_count
      returning car_id`)
    const written = new Set(rows.map(({ car_id }) => car_id))
    const kinds = KINDS.filter((kind) =>
      catalogue.tags.some(({ activation_rules }) => usesCounter(activation_rules, COUNTER_OF[kind])),
    )
    const touched = counted.filter(({ kind, car_id }) => kinds.includes(kind) && written.has(car_id))
    await refreshChangedCars(tx, {
      car_ids: [...new Set(touched.map(({ car_id }) => car_id))],
      catalogue,
      now: clock(),
    })
  })
}
