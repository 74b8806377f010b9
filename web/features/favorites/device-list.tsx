import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { signInAddress, signUpAddress } from '#web/features/accounts/public.ts'
import { useCardList } from '#web/features/card-shape/public.ts'
import { SeenMark, ShowAgain, useChanges } from '#web/features/changes/public.ts'
import { CarCard } from '#web/features/cars/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { cardsQuery } from './cards-query.ts'
import { deviceFavorites } from './device-favorites.ts'
import { NoFavorites } from './favorite-list.tsx'
import { SaveAndMore } from './save-and-more.tsx'

/** Favorites on this device whose cars are still for sale. */
export function DeviceList() {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const ids = deviceFavorites.useIds()
  const { data: cars, isPlaceholderData } = useQuery({ ...cardsQuery(api, ids), enabled: ids.length > 0 })
  const changes = useChanges(ids)
  const isHydrated = useIsHydrated()
  const { className, sizes } = useCardList()
  // the server does not know what is on the device
  if (!isHydrated) return <Unknown />
  if (!ids.length) return <NoFavorites />
  if (!cars) return <Spinner label={t('loading')} />
  // those that were sold or ended since the last visit
  const ended = changes.cars.flatMap(({ card }) => (cars.some(({ id }) => id === card.id) ? [] : [card]))
  const gone = isPlaceholderData ? [] : ids.filter((id) => !cars.some((car) => car.id === id))
  return (
    <section className="flex flex-col gap-6">
      <SignInNotice />
      {changes.showAgain && <ShowAgain showAgain={changes.showAgain} />}
      <h2 className="sr-only">{t('favorites_list')}</h2>
      <ul className={className}>
        {[...cars, ...ended].flatMap((car) => {
          if (!ids.includes(car.id)) return []
          const news = changes.cars.find(({ card }) => card.id === car.id)
          return [
            <li key={car.id} className="flex min-w-0 flex-col gap-2 pb-2">
              <CarCard car={car} Actions={SaveAndMore} sizes={sizes} />
              {news && <SeenMark news={news} onShown={() => changes.noteShown({ car_id: car.id })} />}
            </li>,
          ]
        })}
      </ul>
      {gone.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <span>{t('favorites_gone', { count: gone.length })}</span>
          <Button variant="plain" onClick={() => deviceFavorites.remove(...gone)}>
            {t('favorites_forget')}
          </Button>
        </p>
      )}
    </section>
  )
}

function SignInNotice() {
  const { t } = useTexts(accountTexts, formTexts)
  const location = useLocation()
  return (
    <p className="notice flex flex-wrap items-center justify-between gap-3">
      <span>{t('favorites_sign_in')}</span>
      <span className="flex flex-wrap gap-3">
        <ButtonLink to={signInAddress(location)}>{t('nav_sign_in')}</ButtonLink>
        <ButtonLink to={signUpAddress(location)} variant="quiet">
          {t('auth_sign_up')}
        </ButtonLink>
      </span>
    </p>
  )
}

/** What a page shows until its scripts have come, and says without them. */
function Unknown() {
  const { t } = useTexts(accountTexts)
  return (
    <>
      <div className="needs-script py-16 text-center">
        <Spinner label={t('loading')} />
      </div>
      <NeedsScript />
    </>
  )
}
