import { latePart } from '#web/rendering/late-part.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { chartHeight } from './chart-height.ts'
import { FigureTable } from './figure-table.tsx'
import type { Insight } from './figures.ts'
import { useInsightTexts } from './use-insight-texts.ts'

const InsightChart = latePart(async () => (await import('./insight-chart.tsx')).InsightChart)

/** The sentences of an insight and its chart; a disclosure has the table, which is there without JavaScript too. */
export function InsightPanel({ insight: { title, sentences, figures } }: { insight: Insight }) {
  const { t } = useInsightTexts()
  const isReady = useIsHydrated()
  const room = <div style={{ minHeight: chartHeight(figures) }} />
  return (
    <Panel as="article" className={`flex flex-col gap-2 p-4 ${figures.kind === 'lines' ? 'insight-wide' : ''}`}>
      <h3 className="font-semibold">{title}</h3>
      {sentences.map((sentence, at) => (
        <p key={sentence} className={at === 0 ? undefined : 'text-sm text-muted'}>
          {sentence}
        </p>
      ))}
      {/* a chart follows a window that becomes narrower a moment later */}
      <div className="overflow-x-clip">
        {isReady ? <InsightChart title={title} figures={figures} fallback={room} /> : room}
      </div>
      <details className="group mt-auto">
        <summary
          className="link inline-flex min-h-11 cursor-pointer items-center gap-2"
          aria-label={t('insight_table_of', { title })}
        >
          <span>{t('insight_table')}</span>
          <span className="group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </summary>
        <FigureTable title={title} figures={figures} />
      </details>
    </Panel>
  )
}
