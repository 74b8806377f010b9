import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { endedReason } from '#domain/cars/visibility.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { similarAddress } from './similar-address.ts'

/** Says of an ad that is not offered why it is not, and to its seller that it is theirs. */
export function StateNotice({ car, now }: { car: Car; now: Date }) {
  const { t } = useTexts()
  const is_own = useViewer()?.id === car.seller_id
  const ended = car.visibility === 'ended' ? endedReason(car, now) : null
  const is_hidden = car.visibility === 'hidden'
  if (!ended && !is_hidden && !is_own) return null
  return (
    <p role="status" className="notice">
      {is_own && !is_hidden && `${t('car_own')} `}
      {is_hidden && `${t(hiddenText(car))} `}
      {ended && `${t(`car_ended_${ended}`)} `}
      {is_own ? (
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
