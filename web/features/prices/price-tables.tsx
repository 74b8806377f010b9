import { Link } from 'react-router'
import type { PricePage } from '#contract/prices.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FigureTable, type FigureRow } from './figure-table.tsx'

/** Rows that stand open. */
const MOST_OPEN = 10

/** The prices of the model by year, in the same city. */
export function YearTable({ page: { make, model, year, city, years } }: { page: PricePage }) {
  const { t } = useTexts(priceTexts)
  const pathOf = (one?: number) => pricePath({ make: make.slug, model: model.slug, year: one, city: city?.slug })
  return (
    <LongTable
      id="years"
      title={t('prices_by_year')}
      column={t('prices_year')}
      rows={years.map(({ year: one, ...figures }) => ({
        key: one,
        name: String(one),
        to: one === year ? null : pathOf(one),
        figures,
      }))}
      all={year === null ? null : { name: t('prices_all_years'), to: pathOf() }}
    />
  )
}

/** The prices of the model by city, in the same year. */
export function CityTable({ page: { make, model, year, city, cities } }: { page: PricePage }) {
  const { t, lang } = useTexts(priceTexts)
  const pathOf = (one?: string) => pricePath({ make: make.slug, model: model.slug, year: year ?? undefined, city: one })
  return (
    <LongTable
      id="cities"
      title={t('prices_by_city')}
      column={t('prices_city')}
      rows={cities.map(({ slug, name_ar, name_en, ...figures }) => ({
        key: slug,
        name: { ar: name_ar, en: name_en }[lang],
        to: slug === city?.slug ? null : pathOf(slug),
        figures,
      }))}
      all={city === null ? null : { name: t('prices_all_cities'), to: pathOf() }}
    />
  )
}

interface Props {
  id: string
  title: string
  column: string
  rows: readonly FigureRow[]
  /** The page of all of them. */
  all: { name: string; to: string } | null
}

function LongTable({ id, title, column, rows, all }: Props) {
  const { t } = useTexts(priceTexts)
  if (!rows.length) return null
  const more = rows.slice(MOST_OPEN)
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <FigureTable title={title} column={column} rows={rows.slice(0, MOST_OPEN)} />
      {more.length > 0 && (
        <details className="price-details">
          <summary className="link">{t('prices_rest')}</summary>
          <FigureTable title={title} column={column} rows={more} />
        </details>
      )}
      {all && (
        <Link to={all.to} className="link self-start">
          {all.name}
        </Link>
      )}
    </section>
  )
}
