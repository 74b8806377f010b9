import { formatDate } from '#domain/format/format-date.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { CrumbsJsonLd } from '#web/features/seo/public.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { crumbsOf } from './crumbs-of.ts'
import type { FetchedMakerPrices } from './fetch-prices.ts'
import { FigureTable } from './figure-table.tsx'
import { PriceCrumbs } from './price-crumbs.tsx'
import './prices.css'

/** What the models of a maker cost. */
export function MakerPrices({ maker, as_of, is_demo }: FetchedMakerPrices) {
  const { t, lang } = useTexts(priceTexts)
  const title = t('prices_of_maker', { make: `\u2068${maker[`name_${lang}`]}\u2069` })
  const crumbs = crumbsOf({ make: maker }, t('prices_all'), lang)
  return (
    <main id="content" className="page flex flex-col gap-6 py-4">
      <CrumbsJsonLd crumbs={crumbs} />
      <PriceCrumbs crumbs={crumbs} />
      <div className="flex flex-col gap-2">
        <h1 className="text-display font-bold">{title}</h1>
        <p className="dotted text-muted">
          <span>{t('prices_models', { count: maker.models.length })}</span>
          <span>{t('prices_ads', { count: maker.count })}</span>
          <time dateTime={as_of}>{t('prices_as_of', { date: formatDate(as_of, lang) })}</time>
        </p>
        {is_demo && <p className="text-sm text-muted">{t('prices_demo')}</p>}
      </div>
      <div className="max-w-3xl">
        <FigureTable
          title={title}
          column={t('prices_model')}
          rows={maker.models.map(({ slug, name_ar, name_en, ...figures }) => ({
            key: slug,
            name: { ar: name_ar, en: name_en }[lang],
            to: pricePath({ make: maker.slug, model: slug }),
            figures,
          }))}
        />
      </div>
      <ButtonLink to={`/explore?make=${maker.slug}`} variant="quiet" icon="search" className="self-start">
        {t('prices_see_all_cars')}
      </ButtonLink>
    </main>
  )
}
