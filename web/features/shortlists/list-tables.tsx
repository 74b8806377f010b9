import { CompareGrid } from '#web/features/compare/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { carsOf, type ShownList } from './list-parts.ts'
import { YearTable } from './year-table.tsx'

/** The comparison and the yearly costs of the cars that are still shown. */
export function ListTables({ list }: { list: ShownList }) {
  const { t } = useTexts(shortlistTexts)
  const cars = carsOf(list)
  if (!cars.length) return null
  return (
    <>
      <section aria-labelledby="comparison" className="flex flex-col gap-3">
        <h2 id="comparison" className="text-xl font-bold">
          {t('shortlists_compare')}
        </h2>
        <CompareGrid cars={cars} Save={FavoriteButton} />
      </section>
      <YearTable cars={list.cars} facts={list.facts} />
    </>
  )
}
