import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { useIsAssistantOn } from '#web/features/settings/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Links to the calculators, with the numbers of the car, to the prices of its model, and to the assistant. */
export function CostLinks({ car: { id, price, fair_price, make, model } }: { car: Car }) {
  const { t } = useTexts(carPageTexts)
  const isAssistantOn = useIsAssistantOn()
  return (
    <nav aria-label={t('car_costs')} className="no-print flex flex-wrap gap-x-5">
      <Link to={`/calculators/yearly-cost?car=${id}`} className="link">
        {t('car_yearly_cost')}
      </Link>
      {price !== null && (
        <Link to={`/calculators/instalments?car=${id}`} className="link">
          {t('car_instalments')}
        </Link>
      )}
      {fair_price && model && (
        <Link to={pricePath({ make, model })} className="link">
          {t('price_of_model')}
        </Link>
      )}
      {isAssistantOn && (
        <Link to={`/ai-assistant?car=${id}`} className="link">
          {t('car_ask')}
        </Link>
      )}
    </nav>
  )
}
