import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'

/** What a model costs, from how many ads, and when they were counted. */
export function ModelPrices({ part }: { part: Extract<AnswerPart, { kind: 'prices' }> }) {
  const { lang, t } = useTexts(assistantTexts, priceTexts)
  const { make, model, year, figures, as_of } = part
  const car = `\u2068${[part[`name_${lang}`], year].filter(Boolean).join(' ')}\u2069`
  const city = part[`city_name_${lang}`]
  return (
    <Panel as="div" className="flex flex-col gap-2 p-4">
      <h3 className="font-semibold">
        {city
          ? t('assistant_prices_in', { car, city })
          : t(year === null ? 'assistant_prices_of_all_years' : 'assistant_prices_of', { car })}
      </h3>
      {figures && (
        <>
          <p className="text-2xl font-bold">
            <Price amount={figures.middle} />
          </p>
          <p className="dotted text-sm text-muted">
            <span>{t('prices_middle')}</span>
            <span>{t('prices_ads', { count: figures.count })}</span>
            {as_of && <time dateTime={as_of}>{t('prices_as_of', { date: formatDate(as_of, lang) })}</time>}
          </p>
          <p>
            {t('prices_half', { lower: formatPrice(figures.lower, lang), upper: formatPrice(figures.upper, lang) })}
          </p>
          {part.is_demo && <p className="text-sm text-muted">{t('prices_demo')}</p>}
        </>
      )}
      {make && (
        <Link to={pricePath({ make, model })} className="link self-start">
          {t('assistant_prices_more')}
        </Link>
      )}
    </Panel>
  )
}
