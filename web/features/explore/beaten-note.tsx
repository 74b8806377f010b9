import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { MOST_BEATEN, type BeatenCar } from '#contract/search.ts'
import { carName } from '#domain/cars/car-name.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'

interface Props {
  search: ExploreSearch
  /** The number of hidden cars. */
  count: number
}

/** How many cars are hidden, which, and by which others. */
export function BeatenNote({ search, count }: Props) {
  const { t } = useTexts(searchTexts)
  const [isOpen, setOpen] = useState(false)
  const { hide_beaten: _, ...shown } = withoutPage(search)
  const showAll = (
    <Link to={addressOf(shown)} preventScrollReset className="link">
      {t('beaten_show')}
    </Link>
  )
  if (!count)
    return (
      <p className="notice flex flex-wrap justify-between gap-3">
        <span>{t('beaten_none')}</span>
        {showAll}
      </p>
    )
  return (
    <div className="notice flex flex-col gap-2">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer items-center gap-2 py-1">
          <span className="link grow">{t('beaten_count', { count })}</span>
          <Icon name="down" size={16} />
        </summary>
        {isOpen && <BeatenList search={shown} count={count} />}
      </details>
      <p>{showAll}</p>
    </div>
  )
}

function BeatenList({ search: { sort: _, ...filters }, count }: Props) {
  const { t } = useTexts(searchTexts)
  const { data, error } = useQuery(apiQuery(useApi(), 'search', 'list_beaten', filters))
  if (error) return <p>{refusalText(error, t) ?? t('beaten_failed')}</p>
  if (!data) return <Spinner label={t('loading')} />
  return (
    <>
      {count > MOST_BEATEN && <p className="text-sm text-muted">{t('beaten_newest', { count: MOST_BEATEN })}</p>}
      <ul className="mt-2 flex flex-col gap-3">
        {data.map(({ card, by }) => (
          <li key={card.id} className="flex flex-col">
            <CarLink car={card} />
            <p className="text-sm text-muted">
              <span>{t('beaten_by')}</span> <CarLink car={by} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function CarLink({ car }: { car: BeatenCar['card'] }) {
  const texts = useTexts()
  const { lang } = texts
  return (
    <Link to={`/car/${car.id}`} className="link">
      <bdi>{`${carName(car, lang)} · ${formatMileage(car.mileage, lang)} · ${priceInWords(car.price, texts)}`}</bdi>
    </Link>
  )
}
