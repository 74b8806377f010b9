import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFavorites } from './favorites-provider.tsx'

interface Props {
  car_id: string
  /** Name of the car, for labels. */
  name: string
  className: string
  /** Shows a label beside the icon. */
  isWorded?: boolean
}

/** Adds a car to the favorites or removes it. */
export function FavoriteButton({ car_id, name, className, isWorded = false }: Props) {
  const { t } = useTexts()
  const { ids, toggle } = useFavorites()
  const isSaved = ids.has(car_id)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      // the accessible name if there is no label
      title={t('favorite_car', { name })}
      onClick={() => toggle(car_id)}
    >
      <Icon name={isSaved ? 'heart-full' : 'heart'} />
      {isWorded && t(isSaved ? 'favorite_saved' : 'favorite_save')}
    </button>
  )
}
