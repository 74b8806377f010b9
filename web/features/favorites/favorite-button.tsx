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
  /** Whether it is shown as saved until the favorites of the account are loaded. */
  isSavedAtFirst?: boolean
}

/** Adds a car to the favorites or removes it. */
export function FavoriteButton({ car_id, name, className, isWorded = false, isSavedAtFirst = false }: Props) {
  const { t } = useTexts()
  const favorites = useFavorites()
  const isSaved = favorites.isSaved(car_id) ?? isSavedAtFirst
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      // the accessible name if there is no label
      title={t('favorite_car', { name })}
      onClick={() => favorites.set(car_id, !isSaved)}
    >
      <Icon name={isSaved ? 'heart-full' : 'heart'} />
      {isWorded && <span>{t(isSaved ? 'favorite_saved' : 'favorite_save')}</span>}
    </button>
  )
}
