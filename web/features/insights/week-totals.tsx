import type { Insights } from '#contract/insights.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { changePercent, clearestChange, judgeChange } from '#domain/insights/judge-change.ts'
import { percentText } from './percent-text.ts'
import { useInsightTexts, type InsightTexts } from './use-insight-texts.ts'

type Week = Insights['weeks'][number]

/** What happened in the last seven days, large, beside the week before. */
export function WeekTotals({ weeks }: Pick<Insights, 'weeks'>) {
  const texts = useInsightTexts()
  const { t, lang } = texts
  return (
    <section aria-labelledby="week" className="flex flex-col gap-3">
      <h3 id="week" className="font-semibold">
        {t('insight_week_now')}
      </h3>
      <p>{changeSentence(weeks, texts)}</p>
      <dl className="figure-tiles">
        {weeks.map((week) => (
          <div key={week.measure} className="panel flex flex-col gap-1 p-4">
            <dt className="text-sm font-medium">{t(`insight_measure_${week.measure}`)}</dt>
            <dd className="mt-auto text-3xl font-bold">
              <bdi>{formatNumber(week.now, lang)}</bdi>
            </dd>
            <dd className="text-sm text-muted">
              <ChangeInWords week={week} />
              <span className="block">{t('insight_week_before', { before: formatNumber(week.before, lang) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const LOOKS = { up: 'font-semibold text-positive', down: 'font-semibold text-warning', same: '', too_few: '' }

function ChangeInWords({ week: { now, before } }: { week: Week }) {
  const texts = useInsightTexts()
  const { t } = texts
  const change = judgeChange(now, before)
  const percent = changePercent(now, before)
  const isKnown = (change === 'up' || change === 'down') && percent !== null
  return (
    <span className={LOOKS[change]}>
      {isKnown
        ? t(`insight_change_${change}`, { percent: percentText(Math.abs(percent), texts) })
        : t(
            change === 'too_few'
              ? 'insight_change_too_few'
              : change === 'same'
                ? 'insight_change_same'
                : 'insight_change_new',
          )}
    </span>
  )
}

function changeSentence(weeks: readonly Week[], texts: InsightTexts): string {
  const { t, lang } = texts
  const clearest = clearestChange(weeks)
  if (!clearest) return t('insight_weeks_same')
  const { now, before } = clearest
  const measure = t(`insight_measure_${clearest.measure}`)
  const percent = changePercent(now, before)
  if (percent === null) return t('insight_weeks_new', { measure, now: formatNumber(now, lang) })
  return t(percent > 0 ? 'insight_weeks_up' : 'insight_weeks_down', {
    measure,
    percent: percentText(Math.abs(percent), texts),
    now: formatNumber(now, lang),
    before: formatNumber(before, lang),
  })
}
