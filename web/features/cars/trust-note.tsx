import type { CarCard } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AvailabilityNote } from './availability-note.tsx'

/** One line about the seller: when the car was last confirmed to be available, or else that replies come fast. */
export function TrustNote({ car }: { car: Pick<CarCard, 'confirmed_days_ago' | 'seller_replies_fast'> }) {
  const { t } = useTexts()
  if (car.confirmed_days_ago !== null) return <AvailabilityNote daysAgo={car.confirmed_days_ago} />
  return car.seller_replies_fast ? (
    <p className="text-sm text-muted max-sm:in-[.cards-compact]:hidden">{t('car_replies_fast')}</p>
  ) : null
}
