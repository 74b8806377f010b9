import type { AdState } from '#domain/ads/lifecycle.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { stateOf, type ShownState } from '#domain/ads/shown-states.ts'

const LOOKS: Record<ShownState, { icon: IconName; className: string }> = {
  active: { icon: 'check', className: 'tag tag-done' },
  pending: { icon: 'clock', className: 'tag' },
  rejected: { icon: 'warning', className: 'tag bg-danger-soft text-danger' },
  expired: { icon: 'calendar', className: 'tag' },
  inactive: { icon: 'hide', className: 'tag' },
  sold: { icon: 'key', className: 'tag' },
  featured: { icon: 'star', className: 'tag' },
}

export function StateTag({ ad }: { ad: { state: AdState } }) {
  const { t } = useTexts(adsTexts)
  const state = stateOf(ad)
  const { icon, className } = LOOKS[state]
  return (
    <span className={className}>
      <Icon name={icon} size={16} />
      <span>{t(`ad_state_${state}`)}</span>
    </span>
  )
}
