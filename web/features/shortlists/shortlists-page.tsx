import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import type { ListedShortlist } from '#contract/shortlists.ts'
import { MOST_SHORTLISTED } from '#domain/shortlists/limits.ts'
import { signInAddress, signUpAddress } from '#web/features/accounts/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChosenCars } from './chosen-cars.tsx'
import { ListedLists } from './listed-lists.tsx'
import { NewListForm } from './new-list-form.tsx'

interface Props {
  /** Null for visitors. */
  lists: readonly ListedShortlist[] | null
  /** Cars to choose from. */
  cars: readonly CarCard[]
  /** Whether they are chosen at first. */
  areChosen: boolean
}

/** Own shortlists, and cars to add to one of them or a new one. */
export function ShortlistsPage({ lists, cars, areChosen }: Props) {
  const { t } = useTexts(shortlistTexts, formTexts)
  const location = useLocation()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    areChosen ? cars.map(({ id }) => id).slice(0, MOST_SHORTLISTED) : [],
  )
  return (
    <main id="content" className="page flex max-w-4xl flex-col gap-8 py-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold">{t('shortlists_title')}</h1>
        <p className="max-w-prose text-muted">{t('shortlists_lead', { most: MOST_SHORTLISTED })}</p>
      </header>
      {!lists && (
        <p className="notice flex flex-wrap items-center justify-between gap-3">
          <span>{t('shortlists_sign_in')}</span>
          <span className="flex flex-wrap gap-3">
            <ButtonLink to={signInAddress(location)}>{t('nav_sign_in')}</ButtonLink>
            <ButtonLink to={signUpAddress(location)} variant="quiet">
              {t('auth_sign_up')}
            </ButtonLink>
          </span>
        </p>
      )}
      {cars.length > 0 && <ChosenCars cars={cars} chosen={chosen} onChoose={setChosen} />}
      {lists && (
        <>
          <ListedLists lists={lists} chosen={chosen} />
          <NewListForm chosen={chosen} hasCars={cars.length > 0} />
        </>
      )}
    </main>
  )
}
