import { DAY_MS } from '#domain/durations.ts'
import type { analytics_days } from '#server/platform/db/schema/index.ts'
import { createRandom } from './random.ts'

type DayRow = typeof analytics_days.$inferInsert

/** Searches without results as query strings of the search page, with their number per day. */
export const DEMO_EMPTY_SEARCHES: readonly (readonly [search: string, daily: number])[] = [
  ['make=toyota&model=toyota-land-cruiser&price_max=60000', 9],
  ['make=lexus&model=lexus-lx&year_min=2024&price_max=200000', 6],
  ['fuel_type=electric&city=abha', 4],
  ['body_type=convertible&price_max=80000', 3],
  ['make=ford&model=ford-f-150&mileage_max=20000', 2],
]

/** Models with their views per day. */
const WANTED: readonly (readonly [slug: string, daily: number])[] = [
  ['toyota-camry', 160],
  ['toyota-land-cruiser', 150],
  ['hyundai-elantra', 90],
  ['toyota-hilux', 85],
  ['nissan-patrol', 80],
  ['lexus-lx', 60],
  ['kia-sportage', 40],
  ['ford-mustang', 35],
]

/** Values of an average day. */
const DAILY: readonly (readonly [measure: string, subject: string, daily: number])[] = [
  ['ads', '', 34],
  ['users', '', 18],
  ['views', '', 1450],
  ['contacts', '', 62],
  ['messages', '', 140],
  ['sold', '', 7],
  ['conversations', 'answered', 24],
  ['conversations', 'waiting', 11],
  ['track_search_event', '', 980],
  ['search_sessions', 'viewed', 310],
  ['search_sessions', 'left', 190],
]
/** Factor for Fridays, which are quiet. */
const QUIET = 0.75
/** Growth over ninety days. */
const GROWTH = 0.25
const SEASON_MS = 90 * DAY_MS
const SOME_DAY = Date.parse('2026-01-01')

/** Generates the figures of a day, which are always the same: with slow growth, quiet Fridays and random variation. */
export function makeDemoDay(day: string, models: ReadonlyMap<string, { id: number }>): DayRow[] {
  const time = Date.parse(day)
  const random = createRandom(time / DAY_MS)
  const season = 1 + GROWTH * Math.sin((time - SOME_DAY) / SEASON_MS)
  const mood = season * (new Date(day).getUTCDay() === 5 ? QUIET : 1)
  const around = (daily: number) => Math.round(daily * mood * (0.85 + 0.3 * random.next()))
  const row = (measure: string, subject: string, count: number): DayRow => ({
    day,
    measure,
    subject,
    count,
    sessions_count: Math.ceil(count * 0.7),
    is_demo: true,
  })
  return [
    row('days', '', 1),
    ...DAILY.map(([measure, subject, daily]) => row(measure, subject, around(daily))),
    ...DEMO_EMPTY_SEARCHES.map(([search, daily]) => row('searches_that_found_nothing', search, around(daily))),
    ...WANTED.flatMap(([slug, daily]) => {
      const model = models.get(slug)
      return model ? [row('model_views', String(model.id), around(daily))] : []
    }),
  ]
}
