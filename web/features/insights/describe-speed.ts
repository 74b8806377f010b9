import type { FieldVitals } from '#contract/field-vitals.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { stepPercent } from '#domain/insights/buying-steps.ts'
import { rateVital } from '#domain/performance/vitals.ts'
import type { Figures, FigureRow, Insight } from './figures.ts'
import type { InsightTexts } from './use-insight-texts.ts'

type Speed = Pick<FieldVitals['weeks'][number], 'visits_count' | 'p75'>

/**
 * How fast the site was for its visitors: by week beside their contacts, then by page, device and version as far as those
 * were measured.
 */
export function describeSpeed(speed: FieldVitals, texts: InsightTexts): Insight[] {
  const parts = [speedOfPages, speedOfDevices, speedOfVersions].map((describe) => describe(speed, texts))
  return [speedOverTime(speed, texts), ...parts.filter(({ figures }) => figures.rows.length > 0)]
}

function speedOverTime({ weeks }: FieldVitals, texts: InsightTexts): Insight {
  const { t, lang } = texts
  const measured = weeks.some(({ visits_count }) => visits_count > 0)
  return {
    title: t('insight_speed'),
    sentences: [speedSentence(weeks, texts), ...(measured ? [t('insight_speed_method')] : [])],
    figures: {
      kind: 'lines',
      rowTitle: t('insight_speed_week'),
      columns: [...speedColumns(texts), t('insight_speed_contacted')],
      charted: [0, 5],
      rows: measured
        ? weeks.map(({ first_day, sessions_count, contacted_sessions_count, ...week }) => ({
            label: formatDate(first_day, lang),
            values: [...valuesOf(week), stepPercent({ from: sessions_count, to: contacted_sessions_count })],
          }))
        : [],
    },
  }
}

function speedSentence(weeks: FieldVitals['weeks'], texts: InsightTexts): string {
  const { t } = texts
  const [before, now] = [weeks.at(-2)?.p75.LCP ?? null, weeks.at(-1)?.p75.LCP ?? null]
  if (now === null) return t('insight_speed_none')
  const rating = t(`insight_speed_${rateVital('LCP', now)}`)
  const seconds = secondsText(now, texts)
  return before === null
    ? t('insight_speed_now', { seconds, rating })
    : t('insight_speed_now_before', { seconds, rating, before: secondsText(before, texts) })
}

const speedOfPages = ({ pages }: FieldVitals, texts: InsightTexts): Insight =>
  compared(
    texts,
    'pages',
    pages.map(({ page, is_route_change, ...one }) => {
      const name = texts.t(`insight_page_${page}`)
      return { label: is_route_change ? texts.t('insight_speed_route', { page: name }) : name, ...one }
    }),
  )

const speedOfDevices = ({ devices }: FieldVitals, texts: InsightTexts): Insight =>
  compared(
    texts,
    'devices',
    devices.map(({ device, ...one }) => ({ label: texts.t(`insight_device_${device}`), ...one })),
  )

const speedOfVersions = ({ versions }: FieldVitals, texts: InsightTexts): Insight =>
  compared(
    texts,
    'versions',
    versions.map(({ version, first_day, ...one }) => ({
      label: texts.t('insight_speed_version', {
        version: version === 'other' ? texts.t('insight_speed_other') : version,
        date: formatDate(first_day, texts.lang),
      }),
      ...one,
    })),
  )

/** What is slowest, and all of the same kind. */
function compared(
  texts: InsightTexts,
  kind: 'pages' | 'devices' | 'versions',
  all: (Speed & { label: string })[],
): Insight {
  const { t } = texts
  const [slowest] = all.filter(({ p75 }) => p75.LCP !== null).toSorted((a, b) => (b.p75.LCP ?? 0) - (a.p75.LCP ?? 0))
  return {
    title: t(`insight_speed_${kind}`),
    sentences: [
      slowest
        ? t('insight_speed_slowest', { name: slowest.label, seconds: secondsText(slowest.p75.LCP ?? 0, texts) })
        : t('insight_speed_none'),
    ],
    figures: {
      kind: 'bars',
      rowTitle: t(`insight_speed_${kind}_row`),
      columns: speedColumns(texts),
      charted: [0],
      rows: all.map((one): FigureRow => ({ label: one.label, values: valuesOf(one) })),
    },
  }
}

const speedColumns = ({ t }: InsightTexts): Figures['columns'] => [
  t('insight_speed_LCP'),
  t('insight_speed_INP'),
  t('insight_speed_CLS'),
  t('insight_speed_TTFB'),
  t('insight_speed_visits'),
]

const valuesOf = ({ visits_count, p75: { LCP, INP, CLS, TTFB } }: Speed): (number | null)[] => [
  rounded(LCP, 10),
  rounded(INP, 1),
  rounded(CLS, 0.001),
  rounded(TTFB, 1),
  visits_count,
]

const rounded = (value: number | null, unit: number): number | null =>
  value === null ? null : Number((Math.round(value / unit) * unit).toFixed(3))

const secondsText = (milliseconds: number, { t, lang }: InsightTexts): string =>
  t('insight_seconds', { number: formatNumber(Math.round(milliseconds / 100) / 10, lang) })
