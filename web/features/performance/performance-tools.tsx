import { useEffect, useState } from 'react'
import { DEFAULT_MEASURED_PERCENT } from '#domain/performance/measured-percent.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const PerformanceWidget = latePart(async () => (await import('./performance-widget.tsx')).PerformanceWidget)
const MetricsPanel = latePart(async () => (await import('./metrics-panel.tsx')).MetricsPanel)

/** The key with P, also on Arabic keyboards. */
const P: readonly string[] = ['P', 'p', 'ح']

/**
 * The performance widget and the metrics panel, for those for whom the settings turn them on, and measurements of a
 * sample of visits. Their code follows when the page is idle; all others load none.
 */
export function PerformanceTools() {
  const { read, isLoading } = useSettings()
  const isAdmin = useViewer()?.role === 'admin'
  const hasWidget =
    read('enable_performance_widget') === true && (isAdmin || read('performance_widget_for_all') === true)
  const hasPanel = import.meta.env.DEV || read('enable_metrics_panel') === true
  const [draw] = useState(() => Math.random() * 100)
  const isMeasured = !isLoading && draw < Number(read('measured_visits_percent') ?? DEFAULT_MEASURED_PERCENT)
  const [isIdle, setIdle] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)

  useEffect(() => {
    if (hasWidget) whenIdle(() => setIdle(true))
  }, [hasWidget])

  useEffect(() => {
    if (isMeasured)
      whenIdle(() => void loadOptional(() => import('./report-vitals.ts')).then((module) => module?.reportVitals()))
  }, [isMeasured])

  useEffect(() => {
    if (!hasPanel) return undefined
    function toggle(event: KeyboardEvent) {
      if (!event.ctrlKey || !event.shiftKey || !P.includes(keyOf(event))) return
      event.preventDefault()
      setPanelOpen((isOpen) => !isOpen)
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [hasPanel])

  return (
    <>
      {hasWidget && isIdle && !isClosed && <PerformanceWidget fallback={null} onClose={() => setClosed(true)} />}
      {hasPanel && isPanelOpen && <MetricsPanel fallback={null} onClose={() => setPanelOpen(false)} />}
    </>
  )
}
