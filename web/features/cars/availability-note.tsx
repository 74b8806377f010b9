import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** When the seller last confirmed that the car is available. */
export function AvailabilityNote({ daysAgo }: { daysAgo: number | null }) {
  const { t } = useTexts()
  if (daysAgo === null) return null
  return (
    <p className="flex items-center gap-1 text-sm text-positive max-sm:in-[.cards-compact]:hidden">
      <Icon name="check" size={16} />
      <span>
        {daysAgo === 0
          ? t('car_confirmed_today')
          : daysAgo === 1
            ? t('car_confirmed_yesterday')
            : t('car_confirmed', { count: daysAgo })}
      </span>
    </p>
  )
}
