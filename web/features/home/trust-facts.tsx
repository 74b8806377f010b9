import type { TrustCounts } from '#contract/search.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** What buyers can rely on, with the numbers of ads. */
export function TrustFacts({ compared, confirmed }: TrustCounts) {
  const { t } = useTexts(homeTexts)
  const facts: { icon: IconName; text: string }[] = [
    ...(compared ? [{ icon: 'compare' as const, text: t('home_compared', { count: compared }) }] : []),
    ...(confirmed ? [{ icon: 'check' as const, text: t('home_confirmed', { count: confirmed }) }] : []),
    { icon: 'shield', text: t('home_no_commission') },
  ]
  return (
    <ul className="facts-row">
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={24} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
