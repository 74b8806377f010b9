import type { Insights } from '#contract/insights.ts'
import { lastAdDays } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { DAY_MEASURES, PERIOD_DAYS, SHOWN_DAYS, type DayMeasure } from '#domain/insights/measures.ts'
import type { CallContext } from '#server/context.ts'
import { readFieldVitals } from '#server/features/field-vitals/public.ts'
import { listEmptySearches } from './list-empty-searches.ts'
import { listSilentSellers } from './list-silent-sellers.ts'
import { listWantedModels } from './list-wanted-models.ts'
import { readDayCounts, type DayCounts } from './read-day-counts.ts'

const WEEK = 7

/** Insights into the marketplace, based on complete days. */
export async function readInsights(context: Pick<CallContext, 'db' | 'clock' | 'catalogue'>): Promise<Insights> {
  const { db, clock } = context
  const days = lastAdDays(SHOWN_DAYS, new Date(clock().getTime() - DAY_MS))
  const since = days.at(-PERIOD_DAYS) ?? ''
  const [counts, emptySearches, wantedModels, silentSellers, speed] = await Promise.all([
    readDayCounts(db, days[0] ?? ''),
    listEmptySearches(context, since),
    listWantedModels(context, since),
    listSilentSellers(db),
    readFieldVitals(context),
  ])
  return {
    steps: stepsOf(counts, days),
    empty_searches: emptySearches,
    wanted_models: wantedModels,
    silent_sellers: silentSellers,
    speed,
    weeks: DAY_MEASURES.map((measure) => ({
      measure,
      now: sumOf(counts, measure, days.slice(-WEEK)),
      before: sumOf(counts, measure, days.slice(-2 * WEEK, -WEEK)),
    })),
    days: days.map((day) => ({
      day,
      counts: Object.fromEntries(DAY_MEASURES.map((measure) => [measure, sumOf(counts, measure, [day])])) as Record<
        DayMeasure,
        number
      >,
    })),
  }
}

const sumOf = (counts: DayCounts, measure: string, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (counts.get(`${measure} ${day}`) ?? 0), 0)

function stepsOf(counts: DayCounts, days: readonly string[]): Insights['steps'] {
  const now = days.slice(-PERIOD_DAYS)
  const before = days.slice(-2 * PERIOD_DAYS, -PERIOD_DAYS)
  const step = (name: Insights['steps'][number]['step'], from: readonly string[], to: string) => {
    const all = (some: readonly string[]) => from.reduce((sum, measure) => sum + sumOf(counts, measure, some), 0)
    return {
      step: name,
      from: all(now),
      to: sumOf(counts, to, now),
      from_before: all(before),
      to_before: sumOf(counts, to, before),
    }
  }
  return [
    step('search_to_view', ['search_sessions/viewed', 'search_sessions/left'], 'search_sessions/viewed'),
    step('view_to_contact', ['views'], 'contacts'),
    step('contact_to_reply', ['conversations/answered', 'conversations/waiting'], 'conversations/answered'),
    step('reply_to_sale', ['conversations/answered'], 'sold'),
  ]
}
