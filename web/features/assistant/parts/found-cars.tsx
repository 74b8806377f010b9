import { Link } from 'react-router'
import type { AnswerPart, Wish } from '#contract/assistant.ts'
import { CarCard } from '#web/features/cars/public.ts'
import { addressOf } from '#web/features/explore/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchOf } from '../wish-search.ts'

const SIZES = '17rem'

interface Props {
  part: Extract<AnswerPart, { kind: 'cars' }>
  wish: Wish | undefined
}

/** The first ads of a search, and why each fits. */
export function FoundCars({ part: { cards, reasons, total, gone }, wish }: Props) {
  const { t } = useTexts(assistantTexts)
  const hasFeatured = cards.some(({ featured }) => featured)
  return (
    <>
      {cards.length > 0 && (
        <ul className="car-row assistant-cars">
          {cards.map((car) => (
            <li key={car.id} className="min-w-0">
              <CarCard car={car} Actions={SaveAndMore} sizes={SIZES} />
              <Reasons reasons={reasons.find(({ car_id }) => car_id === car.id)?.reasons ?? []} />
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && <p className="text-sm text-muted">{t('assistant_gone', { count: gone })}</p>}
      {hasFeatured && <p className="text-sm text-muted">{t('assistant_order')}</p>}
      {wish && (
        <Link to={addressOf(searchOf(wish))} className="link self-start">
          {t('assistant_see_all', { count: total })}
        </Link>
      )}
    </>
  )
}

function Reasons({ reasons }: { reasons: Props['part']['reasons'][number]['reasons'] }) {
  const { t } = useTexts(assistantTexts)
  if (!reasons.length) return null
  return (
    <ul className="assistant-reasons" aria-label={t('assistant_fits')}>
      {reasons.map((reason) => (
        <li key={reason} className="flex items-start gap-1.5">
          <span className="mt-1 flex-none text-positive">
            <Icon name="check" size={16} />
          </span>
          <span>{t(`assistant_fits_${reason}`)}</span>
        </li>
      ))}
    </ul>
  )
}
