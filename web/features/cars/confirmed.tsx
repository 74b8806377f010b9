import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** That the seller said so lately: buyers need not call in vain. */
export function Confirmed({ days_ago }: { days_ago: number | null }) {
  const { t } = useTexts()
  if (days_ago === null) return null
  return (
    <p className="flex items-center gap-1 text-sm text-positive">
      <Icon name="check" size={16} />
      {days_ago === 0
        ? t('car_confirmed_today')
        : days_ago === 1
          ? t('car_confirmed_yesterday')
          : t('car_confirmed', { count: days_ago })}
    </p>
  )
}
