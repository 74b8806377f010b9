import { sql } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { EVENT_DAYS } from '#domain/events/tracked.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Maximum number of values per measure and day. The most frequent ones are kept. */
const MOST_SUBJECTS = 200

/**
 * Every hour: counts past days whose number of events differs from the counted one, so that late events and days during
 * downtime are included.
 */
export const rollUpEvents: Job<object, Services> = {
  name: 'roll_up_events',
  retries: 3,
  seconds: 600,
  cron: '10 * * * *',
  run: async ({ db, clock }) => {
    const today = adDay(clock())
    const { rows } = await db.execute<{ day: string }>(sql`
      select e.day::text from analytics_events e
      where e.day between ${adDay(new Date(clock().getTime() - EVENT_DAYS * DAY_MS))} and ${today}::date - 1 and not e.is_demo
      group by e.day
      having count(*) is distinct from (
        select d.count from analytics_days d where d.measure = 'events' and d.day = e.day and not d.is_demo
      )
      order by e.day`)
    await eachOrThrow(rows, ({ day }) => db.transaction((tx) => rollUpDay(tx, day)))
  },
}

/** Counts a day in a single statement, so that its counts are consistent. */
async function rollUpDay(tx: Db, day: string): Promise<void> {
  await tx.execute(sql`
    delete from analytics_days
    where day = ${day} and not is_demo and (measure in ('events', 'visits', 'search_sessions', 'searches_that_found_nothing') or measure like 'track!_%' escape '!')`)
  await tx.execute(sql`
    with raw as materialized (
      select call, session_id, fields from analytics_events where day = ${day} and not is_demo
    ), searching as (
      select session_id, bool_or(call = 'track_car_interaction') as has_viewed
      from raw
      where call = 'track_search_event' or (call = 'track_car_interaction' and fields->>'interaction_type' = 'view')
      group by session_id
      having bool_or(call = 'track_search_event')
    ), visits as (
      select session_id, bool_or(
        call = 'track_car_interaction' and fields->>'interaction_type' in ('contact', 'message')
      ) as has_contacted
      from raw group by session_id
    ), counted as (
      select 'events' as measure, '' as subject, count(*) as count, count(distinct session_id) as sessions_count from raw
      union all
      select 'search_sessions', case when has_viewed then 'viewed' else 'left' end, count(*), count(*)
      from searching group by has_viewed
      union all
      select 'visits', case when has_contacted then 'contacted' else 'left' end, count(*), count(*)
      from visits group by has_contacted
      union all
      select 'searches_that_found_nothing', fields->>'search', count(*), count(distinct session_id)
      from raw
      where call = 'track_search_event' and fields->>'results_count' = '0' and fields->>'search' <> ''
      group by fields->>'search'
      union all
      select call, coalesce(
        fields->>'interaction_type', fields->>'action_type', fields->>'event_action', fields->>'element_label', ''
      ), count(*), count(distinct session_id)
      from raw group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by measure order by count desc, subject) as place from counted
    )
    insert into analytics_days (day, measure, subject, count, sessions_count)
    select ${day}, measure, subject, count, sessions_count from ranked where place <= ${MOST_SUBJECTS}`)
}
