import type { Favorite } from '#contract/favorites.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useCardList } from '#web/features/card-shape/public.ts'
import { CarCard } from '#web/features/cars/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmptyPart } from '#web/ui/empty-part.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { WayOut } from '#web/ui/way-out.tsx'
import { SeenMark, ShowAgain, useChanges, type Changes } from '#web/features/changes/public.ts'
import { useFavorites } from './favorites-provider.tsx'
import { SavedAndMore } from './save-and-more.tsx'

/** Favorites of the account. Those removed since the page was loaded are hidden immediately. */
export function FavoriteList({ favorites }: { favorites: readonly Favorite[] }) {
  const { t } = useTexts(accountTexts)
  const { isSaved } = useFavorites()
  const { className, sizes } = useCardList()
  const changes = useChanges([])
  const shown = favorites.filter(({ card }) => isSaved(card.id) ?? true)
  if (!shown.length) return <NoFavorites />
  // in one element: the message of the empty list takes its place, and the focus
  return (
    <section className="flex flex-col gap-6">
      {changes.showAgain && <ShowAgain showAgain={changes.showAgain} />}
      <h2 className="sr-only">{t('favorites_list')}</h2>
      <ul className={className}>
        {shown.map((favorite) => (
          <li key={favorite.card.id} className="flex min-w-0 flex-col gap-2 pb-2">
            <CarCard car={favorite.card} Actions={SavedAndMore} sizes={sizes} />
            <WhatBecame favorite={favorite} changes={changes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is new since the last visit, else since the car was saved. */
function WhatBecame({ favorite, changes }: { favorite: Favorite; changes: Changes }) {
  const { card, ended, price_when_saved } = favorite
  const { t, lang } = useTexts(accountTexts)
  const news = changes.cars.find((one) => one.card.id === card.id)
  if (news) return <SeenMark news={news} onShown={() => changes.noteShown({ car_id: card.id })} />
  const change = card.price === null || price_when_saved === null ? 0 : card.price - price_when_saved
  if (ended) return <p className="tag self-start">{t(`favorite_${ended}`)}</p>
  if (change === 0) return null
  const amount = formatPrice(Math.abs(change), lang)
  return (
    <p className={change < 0 ? 'text-sm font-medium text-positive' : 'text-sm text-muted'}>
      {t(change < 0 ? 'favorite_cheaper' : 'favorite_dearer', { amount })}
    </p>
  )
}

export function NoFavorites() {
  const { t } = useTexts(accountTexts)
  return (
    <>
      <EmptyPart scene="car" title={t('favorites_empty')} text={t('favorites_empty_text')}>
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      </EmptyPart>
      <WayOut />
    </>
  )
}
