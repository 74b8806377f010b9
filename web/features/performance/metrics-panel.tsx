import { useEffect, useState } from 'react'
import { directionOf } from '#domain/language.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { VITALS } from '#domain/performance/vitals.ts'
import { performanceTexts } from '#web/texts/performance/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { useMeasurements } from './use-measurements.ts'
import { VitalList } from './vital-list.tsx'

const REFRESH_MS = 3000

/** Opened by Ctrl+Shift+P: all vitals and what the page has loaded, read every three seconds. */
export function MetricsPanel({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTexts(performanceTexts)
  const { measurements, score } = useMeasurements()
  const loaded = useLoaded()
  return (
    <aside dir="ltr" aria-label={t('metrics_title')} className="performance-widget no-print">
      <div
        dir={directionOf(lang)}
        className="panel flex max-h-[70dvh] w-80 max-w-full flex-col gap-3 overflow-auto p-4 text-sm shadow-floating"
      >
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-semibold">{t('metrics_title')}</h2>
          <Button variant="plain" onClick={onClose}>
            {t('performance_close')}
          </Button>
        </div>
        <p>{t('metrics_score', { score: score === null ? '…' : formatNumber(score, lang) })}</p>
        <VitalList vitals={VITALS} measurements={measurements} />
        <DeviceFacts />
        <p>
          {t('metrics_loaded', {
            files: formatNumber(loaded.files, lang),
            kilobytes: formatNumber(Math.round(loaded.bytes / 1024), lang),
            elements: formatNumber(loaded.elements, lang),
          })}
        </p>
      </div>
    </aside>
  )
}

function readLoaded() {
  const files = performance.getEntriesByType('resource')
  return {
    files: files.length,
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    elements: document.querySelectorAll('*').length,
  }
}

function useLoaded() {
  const [loaded, setLoaded] = useState(readLoaded)
  useEffect(() => {
    const timer = setInterval(() => setLoaded(readLoaded()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return loaded
}
