import { sql } from 'drizzle-orm'
import { counterMatters } from '#domain/tags/counter-matters.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { refreshChangedCars } from '#server/features/search/public.ts'
import type { counted_views } from '#server/platform/db/schema/index.ts'

export type CountedView = typeof counted_views.$inferInsert

interface Written extends Record<string, unknown> {
  car_id: string
  /** The number of new views, and the total. */
  new_views: number
  views: number
  new_contacts: number
  contacts: number
}

/** Counts views and contacts that were not counted on that day, in a single statement. */
export async function writeViews(
  { db, clock, catalogue: getCatalogue }: DataServices,
  counted: readonly CountedView[],
): Promise<void> {
  const catalogue = await getCatalogue()
  const column = (name: keyof CountedView) => sql`${sql.param(counted.map((view) => view[name]))}::text[]`
  await db.transaction(async (tx) => {
    // in a fixed order, so that concurrent processes do not deadlock
    const { rows } = await tx.execute<Written>(sql`
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
        returning car_id, view_count, contact_count
      ), of_days as (
        insert into ad_days (car_id, day, view_count, contact_count)
        -- the join ensures that the counters of an ad are locked before its days are changed
        select car_id, day, views, contacts from counted join altogether using (car_id)
        on conflict (car_id, day) do update set
          view_count = ad_days.view_count + excluded.view_count,
          contact_count = ad_days.contact_count + excluded.contact_count
      )
      select car_id, sum(views)::int as new_views, view_count as views,
        sum(contacts)::int as new_contacts, contact_count as contacts
      from counted join altogether using (car_id) group by car_id, view_count, contact_count`)
    const touched = rows.filter((written) => mattersToTags(written, catalogue))
    await refreshChangedCars(tx, { car_ids: touched.map(({ car_id }) => car_id), catalogue, now: clock() })
  })
}

function mattersToTags({ new_views, views, new_contacts, contacts }: Written, { tags }: Catalogue): boolean {
  return tags.some(
    ({ activation_rules }) =>
      counterMatters(activation_rules, { counter: 'views', before: views - new_views, after: views }) ||
      counterMatters(activation_rules, { counter: 'contacts', before: contacts - new_contacts, after: contacts }),
  )
}
