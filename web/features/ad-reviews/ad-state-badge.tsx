import type { AdState } from '#domain/ads/lifecycle.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const LOOKS: Partial<Record<AdState, string>> = {
  active: 'tag tag-done',
  rejected: 'tag bg-danger-soft text-danger',
  deleted: 'tag bg-danger-soft text-danger',
}

export function AdStateBadge({ state }: { state: AdState }) {
  const { t } = useTexts(adminAdTexts)
  return <span className={LOOKS[state] ?? 'tag'}>{t(`admin_ad_state_${state}`)}</span>
}
