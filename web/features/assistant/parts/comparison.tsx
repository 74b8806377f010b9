import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import type { CarCard } from '#contract/cars.ts'
import { PLAIN_FIELDS } from '#domain/cars/fields.ts'
import { carTitle } from '#domain/cars/title.ts'
import { worthOf } from '#domain/cars/worth.ts'
import { directionOf } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { compareAddress, compareRows } from '#web/features/compare/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'

const FIELDS = PLAIN_FIELDS.filter(({ name }) => name === 'year' || name === 'mileage')
const PRICE = PLAIN_FIELDS.find(({ name }) => name === 'price')!

/** Ads side by side, as a table. */
export function Comparison({ part: { cards, gone } }: { part: Extract<AnswerPart, { kind: 'comparison' }> }) {
  const texts = useTexts(assistantTexts)
  const { lang, t } = texts
  if (!cards.length) return <p className="text-sm text-muted">{t('assistant_gone', { count: gone })}</p>
  const rows = compareRows(cards.map((car) => rowsOf(car, texts)))
  return (
    <>
      <ScrollBox label={t('assistant_comparison')}>
        <table className="table">
          <thead>
            <tr>
              <td>
                <span className="sr-only">{t('car_fields')}</span>
              </td>
              {cards.map((car) => (
                <ComparedTitle key={car.id} car={car} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values }) => (
              <tr key={key}>
                <th scope="row">{t(key)}</th>
                {values.map(({ id, text, isBest }) => (
                  <td key={id} className={isBest ? 'font-semibold text-positive' : undefined}>
                    <bdi dir={key === PRICE.label ? directionOf(lang) : undefined}>{text ?? '—'}</bdi>
                    {isBest && <Best />}
                  </td>
                ))}
              </tr>
            ))}
            <Standings cards={cards} />
          </tbody>
        </table>
      </ScrollBox>
      {gone > 0 && <p className="text-sm text-muted">{t('assistant_gone', { count: gone })}</p>}
      <Link to={compareAddress(cards.map(({ id }) => id))} className="link self-start">
        {t('assistant_compare_all')}
      </Link>
    </>
  )
}

function Standings({ cards }: { cards: readonly CarCard[] }) {
  const { t } = useTexts(assistantTexts)
  if (!cards.some(({ price_label }) => price_label)) return null
  return (
    <tr>
      <th scope="row">{t('assistant_price_standing')}</th>
      {cards.map(({ id, price_label }) => (
        <td key={id}>{price_label ? <PriceVerdict label={price_label} /> : <span>—</span>}</td>
      ))}
    </tr>
  )
}

function ComparedTitle({ car }: { car: CarCard }) {
  const { lang, t } = useTexts()
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <th scope="col" className="min-w-36">
      <Link to={`/car/${car.id}`} discover="none" className="link" {...writtenIn(title)}>
        {title}
      </Link>
      {car.featured && <span className="badge-featured ms-2">{t('car_featured')}</span>}
    </th>
  )
}

function Best() {
  const { t } = useTexts(assistantTexts)
  return (
    <span className="ms-1 inline-block align-middle">
      <Icon name="check" size={16} />
      <span className="sr-only">{t('assistant_best')}</span>
    </span>
  )
}

const rowsOf = (car: CarCard, texts: Texts) => [
  { key: PRICE.label, value: priceInWords(car.price, texts), worth: worthOf(PRICE, car.price) },
  ...FIELDS.map((field) => {
    const value = field.name === 'year' ? car.year : car.mileage
    return { key: field.label, value: fieldInWords(field, value, texts), worth: worthOf(field, value) }
  }),
  { key: 'filter_city' as const, value: car[`city_name_${texts.lang}`], worth: null },
]
