import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFavorites } from './favorites-provider.tsx'

interface Props {
  car_id: string
  /** What the car is called. */
  name: string
  className: string
  /** Says in words what it does, beside the icon. */
  is_worded?: boolean
}

/** Saves a car, or no longer. */
export function FavoriteButton({ car_id, name, className, is_worded = false }: Props) {
  const { t } = useTexts()
  const { ids, toggle } = useFavorites()
  const is_saved = ids.has(car_id)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={is_saved}
      // a button without words is named by its title
      title={t('favorite_car', { name })}
      onClick={() => toggle(car_id)}
    >
      <Icon name={is_saved ? 'heart-full' : 'heart'} />
      {is_worded && t(is_saved ? 'favorite_saved' : 'favorite_save')}
    </button>
  )
}
