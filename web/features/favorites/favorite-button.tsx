import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFavorites } from './favorites-provider.tsx'

interface Props {
  car_id: string
  /** What the car is called. */
  name: string
  className: string
  /** Says in words what it does, beside the icon. */
  isWorded?: boolean
}

/** Saves a car, or no longer. */
export function FavoriteButton({ car_id, name, className, isWorded = false }: Props) {
  const { t } = useTexts()
  const { ids, toggle } = useFavorites()
  const isSaved = ids.has(car_id)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      // a button without words is named by its title
      title={t('favorite_car', { name })}
      onClick={() => toggle(car_id)}
    >
      <Icon name={isSaved ? 'heart-full' : 'heart'} />
      {isWorded && t(isSaved ? 'favorite_saved' : 'favorite_save')}
    </button>
  )
}
