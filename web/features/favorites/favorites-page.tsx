import type { Favorite } from '#contract/favorites.ts'
import type { FavoriteSort } from '#domain/favorites/sorts.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DeviceList } from './device-list.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { SortLinks } from './sort-links.tsx'

interface Props {
  /** Null for visitors, whose favorites are stored on the device. */
  favorites: readonly Favorite[] | null
  sort: FavoriteSort
}

export function FavoritesPage({ favorites, sort }: Props) {
  const { t } = useTexts(accountTexts)
  return (
    <main id="content" className="page flex flex-col gap-6 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('favorites_title')}</h1>
        <ButtonLink to="/shortlists?from=favorites" variant="quiet" icon="list">
          {t('favorites_shortlist')}
        </ButtonLink>
      </div>
      {favorites ? (
        <>
          {favorites.length > 1 && <SortLinks sort={sort} />}
          <div className="flex flex-col gap-6">
            <FavoriteList favorites={favorites} />
          </div>
        </>
      ) : (
        <DeviceList />
      )}
    </main>
  )
}
