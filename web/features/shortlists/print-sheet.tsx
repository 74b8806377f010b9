import { reasonOfEnded } from '#domain/cars/visibility.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { VOTES } from '#domain/shortlists/votes.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { nameOf, titleOf, type ShownList } from './list-parts.ts'
import './print-sheet.css'
import type { ShareAddress } from './share-address.server.ts'

interface Props {
  list: ShownList
  address: ShareAddress | null
  /** In ISO 8601. */
  now: string
}

/** Notes that fit on the page with twelve cars. */
const MOST_PRINTED = 10

/** The list on a sheet of A4, which only the printer sees. */
export function PrintSheet({ list, address, now }: Props) {
  const texts = useTexts(shortlistTexts, accountTexts)
  const { t, lang } = texts
  const printed = list.notes.slice(0, MOST_PRINTED)
  const titleFor = (carId: string | null) =>
    carId === null ? '' : titleOf(list.cars.find(({ car_id }) => car_id === carId)?.car ?? null, texts)
  return (
    <div className="print-only shortlist-sheet">
      <h1>
        <bdi {...writtenIn(list.name)}>{list.name}</bdi>
      </h1>
      <Cars list={list} />
      <ul>
        {printed.map(({ id, person_id, car_id, text }) => (
          <li key={id}>
            <strong className="dotted">
              <bdi>{nameOf(list.people, person_id, texts)}</bdi>
              {car_id !== null && (
                <span>
                  <bdi>{titleFor(car_id)}</bdi>
                </span>
              )}
            </strong>
            <p {...writtenIn(text)}>{text}</p>
          </li>
        ))}
        {list.notes.length > printed.length && (
          <li>{t('shortlists_more_notes', { count: list.notes.length - printed.length })}</li>
        )}
      </ul>
      {address && (
        <div className="shortlist-address">
          <svg viewBox={`0 0 ${address.qr.size} ${address.qr.size}`} aria-hidden>
            <path d={address.qr.path} />
          </svg>
          <div>
            <p>{t('shortlists_printed', { date: formatDate(now, lang) })}</p>
            <p dir="ltr">{address.url}</p>
          </div>
        </div>
      )}
    </div>
  )
}

function Cars({ list: { cars, votes } }: { list: ShownList }) {
  const texts = useTexts(shortlistTexts, accountTexts, carWordTexts)
  const { t, lang } = texts
  const countOf = (carId: string, vote: string) =>
    votes.filter((one) => one.car_id === carId && one.vote === vote).length
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('shortlists_car')}</th>
          <th scope="col">{t('filter_price')}</th>
          <th scope="col">{t('filter_year')}</th>
          <th scope="col">{t('filter_mileage')}</th>
          <th scope="col">{t('filter_city')}</th>
          <th scope="col">{t('shortlists_year_price')}</th>
          {VOTES.map((vote) => (
            <th key={vote} scope="col">
              {t(`shortlists_vote_${vote}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cars.map(({ car_id, car, year_cost }) => (
          <tr key={car_id}>
            <th scope="row">
              <bdi>{car ? titleOf(car, texts) : t('shortlists_car_gone')}</bdi>
              {car?.visibility === 'ended' && <p>{t(`favorite_${reasonOfEnded(car.status)}`)}</p>}
            </th>
            <td>{car && <Price amount={car.price} />}</td>
            <td>{car?.year}</td>
            <td>{car && <bdi>{formatMileage(car.mileage, lang)}</bdi>}</td>
            <td>{car?.[`city_name_${lang}`]}</td>
            <td>{year_cost && <Price amount={year_cost.total} />}</td>
            {VOTES.map((vote) => (
              <td key={vote}>{countOf(car_id, vote)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
