import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { PLAIN_FIELDS } from '#domain/cars/fields.ts'
import { carTitle } from '#domain/cars/title.ts'
import { PRICE_LABELS } from '#domain/fair-price/price-label.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { directionOf } from '#domain/language.ts'
import { worthOf } from '#domain/cars/worth.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { carFieldsOf } from '#web/features/cars/public.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { compareAddress, comparedCars, shortlistAddress } from './compared-cars.ts'
import { compareRows, type CompareRow } from './compare-rows.ts'

/** Cars side by side. Fields that differ come first. */
export function CompareTable({ cars }: { cars: readonly Car[] }) {
  const { t } = useTexts(compareTexts)
  if (!cars.length) {
    return (
      <MessagePage title={t('compare_empty_title')} text={t('compare_empty_text')}>
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      </MessagePage>
    )
  }
  return (
    <main id="content" className="page py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('compare_title')}</h1>
        <ButtonLink to={shortlistAddress(cars.map(({ id }) => id))} variant="quiet" icon="people" className="no-print">
          {t('compare_shortlist')}
        </ButtonLink>
      </div>
      <CompareGrid cars={cars} isChanged />
    </main>
  )
}

interface GridProps {
  cars: readonly Car[]
  /** Whether cars can be removed from the comparison. */
  isChanged?: boolean
}

/** The table of the comparison. */
export function CompareGrid({ cars, isChanged = false }: GridProps) {
  const { lang, t } = useTexts(compareTexts)
  const rows = compareRows(
    cars.map((car) => [priceOf(car, { lang, t }), ...fairPriceOf(car, { lang, t }), ...carFieldsOf(car, lang, t)]),
  )
  const hasBest = rows.some(({ values }) => values.some(({ isBest }) => isBest))
  return (
    <>
      {hasBest && (
        <p className="mt-2 flex items-center gap-1 text-sm text-muted">
          <Best />
          <span>{t('compare_best_hint')}</span>
        </p>
      )}
      <ScrollBox label={t('compare_title')} className="mt-4">
        <table className="table compare" style={{ '--cars': cars.length } as CSSProperties}>
          <thead>
            <tr>
              <td className="compare-corner">
                <span className="sr-only">{t('car_fields')}</span>
              </td>
              {cars.map((car) => (
                <ComparedCar key={car.id} car={car} others={isChanged ? cars.filter((one) => one !== car) : null} />
              ))}
            </tr>
          </thead>
          <Rows title={t('compare_different')} rows={rows.filter(({ isSame }) => !isSame)} />
          <Rows title={t('compare_same')} rows={rows.filter(({ isSame }) => isSame)} />
        </table>
      </ScrollBox>
    </>
  )
}

const PRICE = PLAIN_FIELDS.find(({ name }) => name === 'price')!

const priceOf = ({ price }: Car, texts: Texts) => ({
  key: PRICE.label,
  value: priceInWords(price, texts),
  worth: worthOf(PRICE, price),
})

/** Rows whose values begin with a number and have Arabic letters in both languages. */
const WITH_PRICES: ReadonlySet<string> = new Set([PRICE.label, 'compare_expected'])

/** The label, and what the car is expected to cost. */
const fairPriceOf = ({ fair_price: fair, price_label }: Car, { t, lang }: Texts<typeof compareTexts>) => [
  {
    key: 'compare_price_label' as const,
    value: price_label && t(`price_label_${price_label}`),
    worth: price_label && -PRICE_LABELS.indexOf(price_label),
  },
  {
    key: 'compare_expected' as const,
    value:
      fair &&
      t('compare_expected_of', { price: formatPrice(fair.expected, lang), ads: t('price_ads', { count: fair.count }) }),
    worth: null,
  },
]

/** @param others those that stay if this one is removed; null if it cannot be */
function ComparedCar({ car, others }: { car: Car; others: readonly Car[] | null }) {
  const { lang, t } = useTexts(compareTexts)
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <th scope="col" className="min-w-36 font-normal">
      <Link to={`/car/${car.id}`} className="block">
        <span className="block overflow-hidden rounded-control">
          <Picture src={car.images[0] ?? ''} alt="" sizes="(width >= 48rem) 20rem, 50vw" />
        </span>
        <span {...writtenIn(title)} className="mt-2 block font-medium text-ink">
          {title}
        </span>
      </Link>
      {others && (
        <Link
          to={compareAddress(others.map(({ id }) => id))}
          onClick={() => comparedCars.remove(car.id)}
          className="no-print inline-flex min-h-11 items-center gap-1 text-brand"
          aria-label={t('compare_remove', { name: title })}
        >
          <Icon name="close" size={16} />
          <span>{t('remove')}</span>
        </Link>
      )}
    </th>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly CompareRow<TextKey<typeof compareTexts>>[] }) {
  const { lang, t } = useTexts(compareTexts)
  if (!rows.length) return null
  return (
    <tbody>
      <tr>
        <th colSpan={rows[0]?.values.length ? rows[0].values.length + 1 : 1} scope="rowgroup" className="pt-6 text-sm">
          {title}
        </th>
      </tr>
      {rows.map(({ key, values }) => (
        <tr key={key}>
          <th scope="row">
            <span>{t(key)}</span>
          </th>
          {values.map(({ id, text, isBest }) => (
            <td key={id} className={isBest ? 'font-semibold text-positive' : undefined}>
              {text === null ? (
                <span className="text-muted">—</span>
              ) : (
                <bdi dir={WITH_PRICES.has(key) ? directionOf(lang) : undefined}>{text}</bdi>
              )}
              {isBest && (
                <>
                  {' '}
                  <Best />
                  <span className="sr-only">{t('compare_best')}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const Best = () => (
  <span className="inline-block align-middle text-positive">
    <Icon name="check" size={16} />
  </span>
)
