import type { DealState } from '#domain/deals/deal-state.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const LOOKS: Partial<Record<DealState, string>> = { live: ' tag-done', expired: ' text-muted line-through' }

export function DealStateTag({ state }: { state: DealState }) {
  const { t } = useTexts(adminDealTexts)
  return <span className={`tag${LOOKS[state] ?? ''}`}>{t(`deal_state_${state}`)}</span>
}
