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
import './prices.css'

const FIELDS = ['q']

/** Models of a maker that are listed unless they were searched for. */
const MOST_MODELS = 6

/** Makers with their models and what these cost, with a search that works without JavaScript. */
export function PricesPage({ q, list: { as_of, is_demo, makers } }: FetchedPriceList) {
  const { t, lang } = useTexts(priceTexts)
  return (
    <main id="content" className="page flex flex-col gap-8 py-6">
      <div className="flex max-w-prose flex-col gap-2">
        <h1 className="text-2xl font-bold md:text-3xl">{t('prices_title')}</h1>
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
        <div className="price-makers">
          {makers.map((maker) => (
            <Maker key={maker.slug} maker={maker} isWhole={q !== ''} />
          ))}
        </div>
      ) : (
        <NothingFound q={q} />
      )}
    </main>
  )
}

function Maker({ maker, isWhole }: { maker: PricedMaker; isWhole: boolean }) {
  const { t, lang } = useTexts(priceTexts)
  const { slug, models, count } = maker
  const make = maker[`name_${lang}`]
  const shown = isWhole ? models : models.slice(0, MOST_MODELS)
  return (
    <section aria-labelledby={`of-${slug}`} className="panel price-maker">
      <div className="flex items-center justify-between gap-3">
        <h2 id={`of-${slug}`} className="text-lg font-bold">
          <Link to={pricePath({ make: slug })} className="flex min-h-11 min-w-11 items-center hover:underline">
            <bdi>{make}</bdi>
          </Link>
        </h2>
        <span className="text-sm text-muted">{t('prices_ads', { count })}</span>
      </div>
      <ul>
        {shown.map((model) => (
          <li key={model.slug}>
            <Link to={pricePath({ make: slug, model: model.slug })} className="price-line">
              <bdi className="min-w-0 grow basis-20">{model[`name_${lang}`]}</bdi>
              <span className="font-semibold">
                <Price amount={model.middle} />
              </span>
              <span className="price-count">{t('prices_ads', { count: model.count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {models.length > shown.length && (
        <Link to={pricePath({ make: slug })} className="link text-sm">
          {t('prices_all_of_maker', { make: `\u2068${make}\u2069`, count: models.length })}
        </Link>
      )}
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
