import { useId } from 'react'
import { CarCard } from '#web/features/cars/public.ts'
import { SearchNewsLink, SeenMark, ShowAgain, useChanges } from '#web/features/changes/public.ts'
import { deviceFavorites, SaveAndMore } from '#web/features/favorites/public.ts'
import { viewedCars } from '#web/features/views/public.ts'
import { changesTexts } from '#web/texts/changes/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Everything that has changed since the last visit. Empty if nothing has. */
export function NewsRow() {
  const { t } = useTexts(changesTexts)
  const id = useId()
  const { cars, searches, noteShown, showAgain } = useChanges([...deviceFavorites.useIds(), ...viewedCars.useIds()])
  const count = cars.length + searches.length
  if (!count && !showAgain) return null
  return (
    <section aria-labelledby={id} className="no-print flex flex-col gap-4">
      <h2 id={id} className="text-xl font-bold">
        {t('changes_title')}
      </h2>
      {count > 0 && <p className="text-sm text-muted">{t('changes_count', { count })}</p>}
      {searches.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {searches.map((search) => (
            <li key={search.id}>
              <SearchNewsLink search={search} onShown={() => noteShown({ search_id: search.id })} />
            </li>
          ))}
        </ul>
      )}
      {cars.length > 0 && (
        <ul className="car-row">
          {cars.map((news) => (
            <li key={news.card.id} className="flex min-w-0 flex-col gap-2">
              <CarCard car={news.card} Actions={SaveAndMore} sizes="17rem" />
              <SeenMark news={news} onShown={() => noteShown({ car_id: news.card.id })} />
            </li>
          ))}
        </ul>
      )}
      {showAgain && <ShowAgain showAgain={showAgain} />}
    </section>
  )
}
