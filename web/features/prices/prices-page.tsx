import { Link } from 'react-router'
import type { PricedMaker } from '#contract/prices.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import type { FetchedPriceList } from './fetch-prices.ts'
import { PriceBar } from './price-bar.tsx'
import './prices.css'

const FIELDS = ['q']

/** Models of a maker that are listed unless they were searched for. */
const MOST_MODELS = 6

/** Makers with their models and what these cost, with a search that works without JavaScript. */
export function PricesPage({ q, list: { as_of, is_demo, makers } }: FetchedPriceList) {
  const { t, lang } = useTexts(priceTexts)
  const highest = Math.max(...makers.flatMap(({ models }) => models.map(({ upper }) => upper)))
  return (
    <main id="content" className="page flex flex-col gap-8 py-6">
      <div className="flex max-w-prose flex-col gap-2">
        <h1 className="text-display font-bold">{t('prices_title')}</h1>
        <p className="text-muted">{t('prices_lead')}</p>
        {as_of && (
          <p className="dotted text-sm text-muted">
            <time dateTime={as_of}>{t('prices_as_of', { date: formatDate(as_of, lang) })}</time>
            {is_demo && <span>{t('prices_demo')}</span>}
          </p>
        )}
      </div>
      <UrlForm names={FIELDS} role="search" action="/prices" className="price-search">
        <label className="flex min-w-0 grow flex-col gap-1 text-sm font-medium">
          <span>{t('prices_search')}</span>
          <input
            type="search"
            name="q"
            placeholder={t('prices_search_placeholder')}
            defaultValue={q}
            dir="auto"
            className="field"
          />
        </label>
        <Button type="submit" variant="quiet" icon="search" aria-label={t('prices_search_button')} />
      </UrlForm>
      {makers.length > 0 ? (
        <div className="panel price-makers">
          <p className="py-3 text-sm text-muted">{t('prices_bars')}</p>
          {makers.map((maker) => (
            <Maker key={maker.slug} maker={maker} highest={highest} isWhole={q !== ''} />
          ))}
        </div>
      ) : (
        <NothingFound q={q} />
      )}
    </main>
  )
}

interface MakerProps {
  maker: PricedMaker
  /** The highest price that the bars show. */
  highest: number
  isWhole: boolean
}

function Maker({ maker, highest, isWhole }: MakerProps) {
  const { t, lang } = useTexts(priceTexts)
  const { slug, models, count } = maker
  const make = maker[`name_${lang}`]
  const shown = isWhole ? models : models.slice(0, MOST_MODELS)
  return (
    <section aria-labelledby={`of-${slug}`} className="price-maker">
      <div>
        <h2 id={`of-${slug}`} className="text-xl font-bold md:text-2xl">
          <Link to={pricePath({ make: slug })} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
            <bdi>{make}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-muted">{t('prices_ads', { count })}</p>
      </div>
      <div className="min-w-0">
        <ul>
          {shown.map((model) => (
            <li key={model.slug}>
              <Link to={pricePath({ make: slug, model: model.slug })} className="price-line">
                <bdi>{model[`name_${lang}`]}</bdi>
                <PriceBar figures={model} highest={highest} />
                <span className="price-middle">
                  <Price amount={model.middle} />
                </span>
                <span className="price-count">{t('prices_ads', { count: model.count })}</span>
              </Link>
            </li>
          ))}
        </ul>
        {models.length > shown.length && (
          <Link to={pricePath({ make: slug })} className="link mt-2 inline-flex min-h-11 items-center text-sm">
            {t('prices_all_of_maker', { make: `\u2068${make}\u2069`, count: models.length })}
          </Link>
        )}
      </div>
    </section>
  )
}

function NothingFound({ q }: { q: string }) {
  const { t } = useTexts(priceTexts)
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-xl font-bold">
        {q ? t('prices_none_found_title', { q: `\u2068${q}\u2069` }) : t('prices_none_yet_title')}
      </h2>
      <p className="text-muted">{t('prices_none_text')}</p>
      {q ? (
        <ButtonLink to="/prices" variant="quiet">
          {t('prices_all')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      )}
    </div>
  )
}
