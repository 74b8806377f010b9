import { Link } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/**
 * The ad that questions are about.
 * @param without the address of the conversation without it
 */
export function AboutCar({ car, without }: { car: CarCard; without: string }) {
  const { lang, t } = useTexts(assistantTexts)
  const title = `\u2068${carTitle({ ...car, custom_model: null }, lang)}\u2069`
  return (
    <p className="chip chip-on max-w-full self-start py-0 pe-0">
      <Link to={`/car/${car.id}`} discover="none" className="truncate py-2">
        {t('assistant_about', { car: title })}
      </Link>
      <Link to={without} replace className="flex-none p-2" aria-label={t('assistant_about_end', { car: title })}>
        <Icon name="close" size={14} />
      </Link>
    </p>
  )
}
