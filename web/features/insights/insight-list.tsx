import type { Insights } from '#contract/insights.ts'
import { describeInsights } from './describe-insights.ts'
import { InsightPanel } from './insight-panel.tsx'
import { useInsightTexts } from './use-insight-texts.ts'

/** Insights into the marketplace. */
export function InsightList({ insights }: { insights: Insights }) {
  const { t, lang } = useInsightTexts()
  return (
    <section aria-labelledby="insights" className="flex flex-col gap-4">
      <h2 id="insights" className="text-lg font-semibold">
        {t('insights_title')}
      </h2>
      <p className="text-sm text-muted">{t('insights_lead')}</p>
      {describeInsights(insights, { t, lang }).map((insight) => (
        <InsightPanel key={insight.title} insight={insight} />
      ))}
    </section>
  )
}
