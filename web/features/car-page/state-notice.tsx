import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { reasonOfEnded } from '#domain/cars/visibility.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { similarAddress } from './similar-address.ts'

/** Why the ad is not available, and for its seller a link to their ads. */
export function StateNotice({ car }: { car: Car }) {
  const { t } = useTexts(carPageTexts)
  const isOwn = car.can.edit
  const ended = car.visibility === 'ended' ? reasonOfEnded(car.status) : null
  const isHidden = car.visibility === 'hidden'
  if (!ended && !isHidden && !isOwn) return null
  return (
    <p role="status" className="notice">
      {isOwn && !isHidden && <span>{`${t('car_own')} `}</span>}
      {isHidden && <span>{`${t(hiddenText(car))} `}</span>}
      {ended && <span>{`${t(`car_ended_${ended}`)} `}</span>}
      {isOwn ? (
        <Link to="/my-ads" className="underline">
          {t('car_own_link')}
        </Link>
      ) : (
        ended && (
          <Link to={similarAddress(car)} className="underline">
            {t('car_see_similar')}
          </Link>
        )
      )}
    </p>
  )
}

const hiddenText = ({ status }: Car) =>
  status === 'pending' || status === 'rejected' ? (`car_hidden_${status}` as const) : 'car_hidden'
