import type { Penalty } from '#contract/penalties.ts'
import type { Given } from '#domain/penalties/ladder.ts'
import type { Measure } from '#domain/penalties/penalty.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Formats a penalty, for example "Suspension, 30 days". */
export function useMeasureInWords() {
  const { t } = useTexts(penaltiesTexts)
  return ({ severity, days }: Measure): string => {
    const name = t(`penalty_severity_${severity}`)
    if (days !== null) return `${name} (${t('penalty_days', { count: days })})`
    return severity === 'suspended' ? `${name} (${t('penalty_days_none')})` : name
  }
}

/** Penalties that count for the next one. */
export const liveOf = (penalties: readonly Penalty[]): Given[] =>
  penalties
    .filter(({ state }) => state === 'in_force' || state === 'counting')
    .map(({ severity, ends_at }) => ({ severity, hasEnd: ends_at !== null }))
