import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CarCard } from '#contract/cars.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { idInText } from './id-in-text.ts'
import { onEnter } from './on-enter.ts'
import { CarSummary } from './views/car-summary.tsx'

const LIMIT = 8
const PAUSE_MS = 300

interface Props {
  onChoose: (carId: string) => void
  onClose: () => void
}

/** Chooses an ad by its address or by a search. */
export function CarDialog({ onChoose, onClose }: Props) {
  const { t } = useTexts(writingTexts)
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const { cars, error } = useCars(q)
  return (
    <Dialog title={t('write_car_title')} shape="sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="flex flex-col gap-3"
        onKeyDown={(event) => onEnter(event, () => cars?.[0] && onChoose(cars[0].id))}
      >
        <Field
          label={t('write_car_find')}
          hint={t('write_car_hint')}
          isRequired={null}
          type="search"
          dir="auto"
          most={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && <FormFailure text={failureText(failureOf(error), t)} />}
        {!error && !cars && <Spinner />}
        {cars?.length === 0 && <p className="notice">{t('write_car_none')}</p>}
        <ul className="flex flex-col gap-1">
          {cars?.map((car) => (
            <li key={car.id}>
              <button type="button" className="body-choice" onClick={() => onChoose(car.id)}>
                <CarSummary car={car} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function useCars(q: string): { cars: readonly CarCard[] | undefined; error: Error | null } {
  const api = useApi()
  const id = idInText(q)
  const named = useQuery({ ...apiQuery(api, 'cars', 'get_many', { ids: id ? [id] : [] }), enabled: id !== null })
  const found = useQuery({
    ...apiQuery(api, 'search', 'find', { ...(q && { q }), limit: LIMIT }),
    enabled: id === null,
  })
  return id ? { cars: named.data, error: named.error } : { cars: found.data?.items, error: found.error }
}
