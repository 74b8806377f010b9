import { useState } from 'react'
import { directionOf } from '#domain/language.ts'
import { performanceTexts } from '#web/texts/performance/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { Issues, Score } from './score.tsx'
import { useMeasurements } from './use-measurements.ts'
import { VitalList } from './vital-list.tsx'
import './performance-widget.css'

/** In the corner of every screen: how fast this page is, and why. */
export function PerformanceWidget({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTexts(performanceTexts)
  const [isExpanded, setExpanded] = useState(false)
  const { measurements, score } = useMeasurements()
  return (
    // on the right in both languages
    <aside dir="ltr" aria-label={t('performance_title')} className="performance-widget no-print">
      <div
        dir={directionOf(lang)}
        className="panel flex max-h-[60dvh] flex-col gap-2 overflow-auto p-2 text-sm shadow-floating"
      >
        <div className="flex items-center gap-2">
          <span className="ps-2 font-semibold">{t('performance_title')}</span>
          <Score score={score} />
          <span className="ms-auto flex">
            <IconButton
              icon={isExpanded ? 'down' : 'expand'}
              label={t(isExpanded ? 'performance_collapse' : 'performance_expand')}
              isExpanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            />
            <IconButton icon="close" label={t('performance_close')} onClick={onClose} />
          </span>
        </div>
        {isExpanded && (
          <div className="flex w-64 max-w-full flex-col gap-2 p-2">
            <Issues score={score} />
            <VitalList vitals={['LCP', 'FID', 'CLS']} measurements={measurements} />
            <DeviceFacts />
            <p className="text-xs text-muted">{t('performance_formula')}</p>
          </div>
        )}
      </div>
    </aside>
  )
}

interface ButtonProps {
  icon: 'expand' | 'down' | 'close'
  label: string
  isExpanded?: boolean
  onClick: () => void
}

function IconButton({ icon, label, isExpanded, onClick }: ButtonProps) {
  return (
    <button type="button" className="button-icon" aria-label={label} aria-expanded={isExpanded} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  )
}
