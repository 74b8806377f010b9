import { useState } from 'react'
import { latePart } from '#web/rendering/late-part.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { FigureTable } from './figure-table.tsx'
import type { Insight } from './figures.ts'
import { useInsightTexts } from './use-insight-texts.ts'

const InsightChart = latePart(async () => (await import('./insight-chart.tsx')).InsightChart)

/** The sentences of an insight. A disclosure has the chart and the table; without JavaScript only the table. */
export function InsightPanel({ insight: { title, sentences, figures } }: { insight: Insight }) {
  const { t } = useInsightTexts()
  const [isOpened, setOpened] = useState(false)
  return (
    <Panel as="article" className="flex flex-col gap-2 p-5">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      {sentences.map((sentence, at) => (
        <p key={sentence} className={at === 0 ? 'font-medium' : 'text-sm text-muted'}>
          {sentence}
        </p>
      ))}
      {figures.rows.length > 0 && (
        <details className="group" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
          <summary
            className="link inline-flex min-h-11 cursor-pointer items-center gap-2"
            aria-label={t('insight_open_of', { title })}
            onPointerEnter={InsightChart.preload}
            onFocus={InsightChart.preload}
          >
            <span>{t('insight_open')}</span>
            <span className="group-open:rotate-180">
              <Icon name="down" size={16} />
            </span>
          </summary>
          {isOpened && <InsightChart title={title} figures={figures} fallback={<div className="skeleton h-56" />} />}
          <FigureTable title={title} figures={figures} />
        </details>
      )}
    </Panel>
  )
}
