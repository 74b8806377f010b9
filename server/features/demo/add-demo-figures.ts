import { and, asc, eq, inArray } from 'drizzle-orm'
import { v4 as randomId } from 'uuid'
import { lastAdDays } from '#domain/ads/ad-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { EVENT_DAYS } from '#domain/events/tracked.ts'
import type { DataServices } from '#server/context.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { analytics_days, analytics_events, profiles, users } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { DEMO_EMPTY_SEARCHES, makeDemoDay } from './make-demo-day.ts'
import { createRandom, type Random } from './random.ts'

/** The number of days for which single events are generated. */
const DAYS_WITH_EVENTS = 2
const EVENTS_OF_DAY = 150
const SILENT_SELLERS = 2

/** Adds analytics for the last ninety days. The figures of a day are always the same. */
export async function addDemoFigures({ db, clock, catalogue: getCatalogue }: DataServices): Promise<void> {
  if (!(await readSetting(db, 'demo'))) return
  const known = await db
    .selectDistinct({ day: analytics_days.day })
    .from(analytics_days)
    .where(and(eq(analytics_days.measure, 'days'), eq(analytics_days.is_demo, true)))
  const knownDays = new Set(known.map(({ day }) => day))
  const days = lastAdDays(EVENT_DAYS, new Date(clock().getTime() - DAY_MS)).filter((day) => !knownDays.has(day))
  if (!days.length) return
  const { models } = await getCatalogue()
  const rows = days.flatMap((day) => makeDemoDay(day, models.bySlug))
  const events = days.slice(-DAYS_WITH_EVENTS).flatMap(makeEvents)
  await db.transaction(async (tx) => {
    await tx.execute(insertRows(analytics_days, rows))
    await tx.execute(insertRows(analytics_events, events))
    if (knownDays.size === 0) await silenceSellers(tx)
  })
}

type EventRow = typeof analytics_events.$inferInsert

function makeEvents(day: string): EventRow[] {
  const random = createRandom(Date.parse(day) / DAY_MS)
  const sessions = Array.from({ length: EVENTS_OF_DAY / 5 }, () => idFrom(random))
  return Array.from({ length: EVENTS_OF_DAY }, (): EventRow => {
    const [search] = random.pick(DEMO_EMPTY_SEARCHES)
    return {
      id: idFrom(random),
      day,
      call: 'track_search_event',
      session_id: random.pick(sessions),
      fields: { query: '', filters: {}, results_count: 0, page_url: '/explore', search },
      occurred_at: new Date(Date.parse(day) + random.between(6, 20) * HOUR_MS),
      is_demo: true,
    }
  })
}

const idFrom = (random: Random): string =>
  randomId({ random: Uint8Array.from({ length: 16 }, () => random.between(0, 255)) })

/** Makes two sellers leave messages unanswered, until `count_replies` counts the real messages on the first night. */
async function silenceSellers(tx: Db): Promise<void> {
  const sellers = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.demo, true), eq(profiles.last_name, 'الدوسري')))
    .orderBy(asc(profiles.id))
    .limit(SILENT_SELLERS)
  const ids = sellers.map(({ id }) => id)
  if (!ids.length) return
  await tx.update(profiles).set({ first_messages_count: 11, answered_count: 3 }).where(inArray(profiles.id, ids))
  afterCommit(tx, { type: 'profiles_changed', ids })
}
