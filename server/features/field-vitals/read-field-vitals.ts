import { sql, type SQL } from 'drizzle-orm'
import type { FieldVitals } from '#contract/field-vitals.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { PERIOD_DAYS } from '#domain/insights/measures.ts'
import { FIELD_VITALS, percentile75, VISIT_DEVICES, type FieldVital } from '#domain/performance/field-vitals.ts'
import { PAGE_KINDS } from '#domain/performance/page-kind.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'

export const SHOWN_WEEKS = 12
const WEEK_DAYS = 7
const MOST_VERSIONS = 6

/**
 * How fast the site was: the last twelve weeks up to yesterday, and the last four by page, device and version. All but
 * the pages without route changes, which are much faster than loads.
 */
export async function readFieldVitals({ db, clock }: Pick<CallContext, 'db' | 'clock'>): Promise<FieldVitals> {
  const daysAgo = (days: number) => adDay(new Date(clock().getTime() - days * DAY_MS))
  const yesterday = daysAgo(1)
  const since = daysAgo(PERIOD_DAYS)
  const week = sql`((${yesterday}::date - day) / ${WEEK_DAYS})::int`
  const [weeks, sessions, pages, devices, versions] = await Promise.all([
    readSpeeds(db, week, sql`not is_route_change and day between ${daysAgo(SHOWN_WEEKS * WEEK_DAYS)} and ${yesterday}`),
    readSessions(db, week, daysAgo(SHOWN_WEEKS * WEEK_DAYS), yesterday),
    readSpeeds(
      db,
      sql`page || case when is_route_change then ' route' else '' end`,
      sql`day between ${since} and ${yesterday}`,
    ),
    readSpeeds(db, sql`device`, sql`not is_route_change and day between ${since} and ${yesterday}`),
    readSpeeds(db, sql`version`, sql`not is_route_change and day between ${since} and ${yesterday}`),
  ])
  return {
    weeks: Array.from({ length: SHOWN_WEEKS }, (_, at) => {
      const ago = SHOWN_WEEKS - 1 - at
      return {
        first_day: daysAgo((ago + 1) * WEEK_DAYS),
        ...speedOf(weeks.get(String(ago))),
        sessions_count: sessions.get(ago)?.all ?? 0,
        contacted_sessions_count: sessions.get(ago)?.contacted ?? 0,
      }
    }),
    pages: PAGE_KINDS.flatMap((page) =>
      [false, true].map((isRouteChange) => ({
        page,
        is_route_change: isRouteChange,
        ...speedOf(pages.get(isRouteChange ? `${page} route` : page)),
      })),
    ).filter(({ visits_count }) => visits_count > 0),
    devices: VISIT_DEVICES.map((device) => ({ device, ...speedOf(devices.get(device)) })).filter(
      ({ visits_count }) => visits_count > 0,
    ),
    versions: [...versions]
      .map(([version, measured]) => ({ version, first_day: measured.firstDay, ...speedOf(measured) }))
      .toSorted((a, b) => (a.first_day < b.first_day ? 1 : -1))
      .slice(0, MOST_VERSIONS),
  }
}

interface Measured {
  firstDay: string
  /** The number of values by step. */
  steps: Partial<Record<FieldVital, Map<number, number>>>
}

/** Measurements by what they are grouped by. */
async function readSpeeds(db: Db, group: SQL, where: SQL): Promise<Map<string, Measured>> {
  const { rows } = await db.execute<{
    subject: string
    vital: FieldVital
    step: number
    count: number
    first_day: string
  }>(sql`
    select ${group}::text as subject, vital, step, sum(count)::int as count, min(day)::text as first_day
    from field_vitals where ${where} group by 1, 2, 3`)
  const speeds = new Map<string, Measured>()
  for (const { subject, vital, step, count, first_day } of rows) {
    const known = speeds.get(subject) ?? { firstDay: first_day, steps: {} }
    if (first_day < known.firstDay) known.firstDay = first_day
    known.steps[vital] = (known.steps[vital] ?? new Map<number, number>()).set(step, count)
    speeds.set(subject, known)
  }
  return speeds
}

/** Browsers measure some of the vitals only, so visits are those of the vital that most have. */
function speedOf(measured: Measured | undefined): Pick<FieldVitals['weeks'][number], 'visits_count' | 'p75'> {
  const stepsOf = (vital: FieldVital) => measured?.steps[vital] ?? new Map<number, number>()
  const most = FIELD_VITALS.map((vital) => [...stepsOf(vital).values()].reduce((sum, count) => sum + count, 0))
  return {
    visits_count: Math.max(...most),
    p75: Object.fromEntries(FIELD_VITALS.map((vital) => [vital, percentile75(vital, stepsOf(vital))])) as Record<
      FieldVital,
      number | null
    >,
  }
}

/** All visits, and those that contacted a seller, by the number of weeks ago. */
async function readSessions(db: Db, week: SQL, first: string, last: string) {
  const { rows } = await db.execute<{ week: number; all: number; contacted: number }>(sql`
    select ${week} as week, sum(count)::int as all,
      coalesce(sum(count) filter (where subject = 'contacted'), 0)::int as contacted
    from analytics_days
    where measure = 'visits' and not is_demo and day between ${first} and ${last}
    group by 1`)
  return new Map(rows.map((row) => [row.week, row]))
}
