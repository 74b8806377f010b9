import type { Car } from '#contract/cars.ts'
import { CompareButton } from '#web/features/compare/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ShareButton } from './share-button.tsx'

interface Props {
  car: Car
  title: string
}

/** Saving, sharing and comparing. They follow the contact buttons, which keyboards should reach first. */
export function CarActions({ car, title }: Props) {
  const { t } = useTexts(carPageTexts)
  if (car.visibility === 'hidden') return null
  return (
    <div className="car-actions no-print">
      <FavoriteButton car_id={car.id} name={title} className="button-quiet" isWorded />
      <ShareButton car={car} title={title} variant="quiet" />
      {car.visibility === 'public' && <CompareButton car_id={car.id} name={title} className="button-quiet" isWorded />}
      {car.visibility === 'public' && (
        <ButtonLink to={`/shortlists?car=${car.id}`} variant="quiet" icon="list">
          {t('car_shortlist')}
        </ButtonLink>
      )}
    </div>
  )
}
