import type { Car } from '#contract/cars.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Proofs = Pick<Car, 'seller_is_verified' | 'history_report_url'>

/** Whether more than the word of the seller stands for something. */
export const isProven = ({ seller_is_verified, history_report_url }: Proofs): boolean =>
  seller_is_verified || Boolean(history_report_url)

/** What more than the word of the seller stands for, and whose that is. */
export function ProvenFacts({ car }: { car: Proofs }) {
  const { t } = useTexts(carPageTexts)
  return (
    <ul className="flex flex-col gap-1">
      {car.seller_is_verified && (
        <li className="flex items-center gap-2">
          <Check />
          <span>{t('condition_seller')}</span>
        </li>
      )}
      {car.history_report_url && (
        <li className="flex items-center gap-2">
          <Check />
          <a href={car.history_report_url} rel="noopener nofollow" className="link">
            {t('car_history_report')}
          </a>
        </li>
      )}
    </ul>
  )
}

const Check = () => (
  <span className="text-positive">
    <Icon name="check" size={16} />
  </span>
)
