import { CompareButton } from '#web/features/compare/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hiddenCars } from './hidden-cars.ts'

/** In the picture's corner; on a wide screen all but the heart show when the card is pointed at. */
export function CardActions({ car_id, name }: { car_id: string; name: string }) {
  const { t } = useTexts()
  return (
    <div className="card-actions no-print">
      <FavoriteButton car_id={car_id} name={name} className="card-action card-heart" />
      <CompareButton car_id={car_id} name={name} className="card-action" />
      <button
        type="button"
        className="card-action"
        title={t('car_hide', { name })}
        onClick={() => hiddenCars.add(car_id)}
      >
        <Icon name="hide" />
      </button>
    </div>
  )
}
