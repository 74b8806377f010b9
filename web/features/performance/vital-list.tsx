import { formatNumber } from '#domain/format/format-number.ts'
import { rateVital, VITAL_LIMITS, type Vital } from '#domain/performance/vitals.ts'
import { performanceTexts } from '#web/texts/performance/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Measurements } from './measure.ts'

interface Props {
  vitals: readonly Vital[]
  measurements: Measurements
}

/** Vitals with their values, and what has caused those that are not good. */
export function VitalList({ vitals, measurements }: Props) {
  const { t, lang } = useTexts(performanceTexts)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {vitals.map((vital) => {
        const measured = measurements[vital]
        const isBad = measured !== undefined && measured.value > VITAL_LIMITS[vital][0]
        return (
          <div key={vital} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <abbr title={t(`vital_${vital}`)} className="no-underline">
                {vital}
              </abbr>
            </dt>
            <dd className="text-end">
              <bdi
                className={isBad ? 'font-semibold text-danger' : ''}
                data-rating={measured && rateVital(vital, measured.value)}
              >
                {measured ? inWords(vital, measured.value) : t('performance_unknown')}
              </bdi>
            </dd>
            {isBad && measured.cause && (
              <dd className="col-span-2 text-xs wrap-anywhere text-muted">
                <span>{`${t('vital_cause')} `}</span>
                <bdi dir="ltr">{measured.cause}</bdi>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )

  function inWords(vital: Vital, value: number): string {
    return vital === 'CLS'
      ? formatNumber(Math.round(value * 1000) / 1000, lang)
      : t('performance_ms', { value: formatNumber(Math.round(value), lang) })
  }
}
