import type { Insights } from '#contract/insights.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { stepPercent, weakestStep } from '#domain/insights/buying-steps.ts'
import { nameSearch } from '#web/features/explore/public.ts'
import { describeSpeed } from './describe-speed.ts'
import type { Insight } from './figures.ts'
import { percentText } from './percent-text.ts'
import type { InsightTexts } from './use-insight-texts.ts'

/** All insights except the sums of weeks, the most significant first. */
export function describeInsights(insights: Insights, texts: InsightTexts): Insight[] {
  return [
    ...[days, steps, emptySearches, wantedModels, silentSellers].map((describe) => describe(insights, texts)),
    ...describeSpeed(insights.speed, texts),
  ]
}

function steps({ steps: all }: Insights, texts: InsightTexts): Insight {
  const { t, lang } = texts
  const weakest = weakestStep(all)
  const beforeOf = (one: (typeof all)[number]) => stepPercent({ from: one.from_before, to: one.to_before })
  const before = weakest ? beforeOf(weakest) : null
  return {
    title: t('insight_steps'),
    sentences: weakest
      ? [
          t(`insight_steps_${weakest.step}`, {
            percent: percentText(stepPercent(weakest) ?? 0, texts),
            from: formatNumber(weakest.from, lang),
          }),
          ...(before === null ? [] : [t('insight_steps_before', { percent: percentText(before, texts) })]),
        ]
      : [t('insight_steps_none')],
    figures: {
      kind: 'bars',
      rowTitle: t('insight_step'),
      columns: [t('insight_step_from'), t('insight_step_to'), t('insight_step_share'), t('insight_step_share_before')],
      charted: [2, 3],
      rows: all.map((one) => ({
        label: t(`insight_step_${one.step}`),
        values: [one.from, one.to, stepPercent(one), beforeOf(one)],
      })),
    },
  }
}

function emptySearches({ empty_searches: all }: Insights, { t, lang }: InsightTexts): Insight {
  const [most] = all
  const searchText = (one: (typeof all)[number]) => nameSearch(one.search, one.names, lang, t)
  return {
    title: t('insight_empty'),
    sentences: [
      most
        ? t('insight_empty_most', { search: searchText(most), count_text: formatNumber(most.count, lang) })
        : t('insight_empty_none'),
    ],
    figures: {
      kind: 'bars',
      rowTitle: t('insight_search'),
      columns: [t('insight_times')],
      charted: [0],
      rows: all.map((one) => ({ label: searchText(one), to: `/explore?${one.search}`, values: [one.count] })),
    },
  }
}

function wantedModels({ wanted_models: all }: Insights, { t, lang }: InsightTexts): Insight {
  const [most] = all
  return {
    title: t('insight_wanted'),
    sentences: [
      most
        ? t('insight_wanted_most', {
            car: most.name[lang],
            views: formatNumber(most.views_count, lang),
            ads: formatNumber(most.ads_count, lang),
          })
        : t('insight_wanted_none'),
    ],
    figures: {
      kind: 'bars',
      rowTitle: t('insight_model'),
      columns: [t('insight_views'), t('insight_ads'), t('insight_views_per_ad')],
      charted: [2],
      rows: all.map(({ name, search, views_count, ads_count }) => ({
        label: name[lang],
        to: `/explore?${search}`,
        values: [views_count, ads_count, Math.round(views_count / Math.max(ads_count, 1))],
      })),
    },
  }
}

function silentSellers({ silent_sellers: all }: Insights, { t, lang }: InsightTexts): Insight {
  const [most] = all
  const nameOf = (name: string | null) => name ?? t('insight_nameless')
  return {
    title: t('insight_silent'),
    sentences: [
      most
        ? t('insight_silent_most', {
            name: nameOf(most.display_name),
            all: formatNumber(most.first_messages_count, lang),
            answered: formatNumber(most.answered_count, lang),
          })
        : t('insight_silent_none'),
    ],
    figures: {
      kind: 'bars',
      rowTitle: t('insight_seller'),
      columns: [t('insight_first_messages'), t('insight_answered')],
      charted: [0, 1],
      rows: all.map(({ id, display_name, first_messages_count, answered_count }) => ({
        label: nameOf(display_name),
        to: `/admin/users/${id}`,
        values: [first_messages_count, answered_count],
      })),
    },
  }
}

const OVER_TIME = ['ads', 'users', 'messages', 'searches'] as const

function days({ days: all }: Insights, { t, lang }: InsightTexts): Insight {
  return {
    title: t('insight_days'),
    sentences: [],
    figures: {
      kind: 'lines',
      rowTitle: t('insight_day'),
      columns: OVER_TIME.map((measure) => t(`insight_measure_${measure}`)),
      charted: OVER_TIME.map((_, at) => at),
      rows: all.map(({ day, counts }) => ({
        label: formatDate(day, lang),
        values: OVER_TIME.map((measure) => counts[measure]),
      })),
    },
  }
}
