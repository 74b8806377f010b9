import type { PricePage } from '#contract/prices.ts'
import { CarsBelow } from '#web/features/favorites/public.ts'
import { PriceJsonLd } from '#web/features/seo/public.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { carOf, crumbsOf } from './crumbs-of.ts'
import { MileagePlot } from './mileage-plot.tsx'
import { ModelReading, type ReadingItem } from './model-reading.tsx'
import { MonthPlot } from './month-plot.tsx'
import { PriceAnswer } from './price-answer.tsx'
import { PriceCrumbs } from './price-crumbs.tsx'
import { PriceFacts } from './price-facts.tsx'
import { CityTable, YearTable } from './price-tables.tsx'
import { modelPricesMeta } from './price-meta.ts'
import './prices.css'

interface Props {
  page: PricePage
  /** Guides and posts about the model. */
  reading: readonly ReadingItem[]
}

/** What a model costs, with the figures behind the answer and the ads themselves. */
export function ModelPrices({ page, reading }: Props) {
  const texts = useTexts(priceTexts)
  const { t, lang } = texts
  const crumbs = crumbsOf(page, t('prices_all'), lang)
  const { title, description = '' } = modelPricesMeta(page, texts)
  const path = crumbs.at(-1)?.path ?? '/prices'
  return (
    <main id="content" className="page flex flex-col gap-10 py-4">
      <PriceJsonLd
        page={page}
        title={title}
        description={description}
        car={carOf(page, lang)}
        path={path}
        crumbs={crumbs}
      />
      <div className="flex flex-col gap-4">
        <PriceCrumbs crumbs={crumbs} />
        <PriceAnswer page={page} />
        <PriceFacts page={page} />
      </div>
      <div className="price-columns">
        <MonthPlot months={page.months} />
        <MileagePlot mileages={page.mileages} isInAllCities={page.city !== null} />
      </div>
      <div className="price-columns">
        <YearTable page={page} />
        <CityTable page={page} />
      </div>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full min-w-0">
          <CarsBelow title={t('prices_cars')} cars={page.cars} />
        </div>
        {page.cars.length > 0 && (
          <ButtonLink to={carsAddress(page)} variant="quiet" icon="search">
            {t('prices_see_cars')}
          </ButtonLink>
        )}
      </div>
      <ModelReading items={reading} />
      <section aria-labelledby="how" className="flex max-w-prose flex-col gap-2">
        <h2 id="how" className="text-xl font-bold">
          {t('prices_how')}
        </h2>
        <p className="text-muted">{t('prices_how_text')}</p>
      </section>
    </main>
  )
}

function carsAddress({ model, year, city }: PricePage): string {
  const search = new URLSearchParams({ model: model.slug })
  if (city) search.set('city', city.slug)
  for (const end of year ? ['year_min', 'year_max'] : []) search.set(end, String(year))
  return `/explore?${search.toString()}`
}
