import type { Insights } from '#contract/insights.ts'
import { describeInsights } from './describe-insights.ts'
import { InsightPanel } from './insight-panel.tsx'
import './insights.css'
import { useInsightTexts } from './use-insight-texts.ts'
import { WeekTotals } from './week-totals.tsx'

/** Insights into the marketplace: sums, then plots that stand open, then what has too little behind it for a plot. */
export function InsightList({ insights }: { insights: Insights }) {
  const { t, lang } = useInsightTexts()
  const described = describeInsights(insights, { t, lang })
  const plotted = described.filter(({ figures }) => figures.rows.length)
  const unplotted = described.filter(({ figures }) => !figures.rows.length)
  return (
    <section aria-labelledby="insights" className="flex flex-col gap-4">
      <h2 id="insights" className="text-lg font-semibold">
        {t('insights_title')}
      </h2>
      <p className="text-sm text-muted">{t('insights_lead')}</p>
      <WeekTotals weeks={insights.weeks} />
      <div className="insights">
        {plotted.map((insight) => (
          <InsightPanel key={insight.title} insight={insight} />
        ))}
      </div>
      {unplotted.length > 0 && (
        <dl className="panel flex flex-col gap-3 p-4">
          {unplotted.map(({ title, sentences }) => (
            <div key={title}>
              <dt className="text-sm font-medium text-muted">{title}</dt>
              {sentences.map((sentence) => (
                <dd key={sentence}>{sentence}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
