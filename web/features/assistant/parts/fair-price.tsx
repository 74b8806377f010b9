import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { NextLabels, PriceStanding } from '#web/features/fair-price/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'

/** Where the price of an ad lies, from how many ads, and at which price that would change. */
export function FairPrice({ part: { card, position } }: { part: Extract<AnswerPart, { kind: 'fair_price' }> }) {
  const { lang, t } = useTexts(assistantTexts, fairPriceTexts)
  if (!card) return null
  const title = carTitle({ ...card, custom_model: null }, lang)
  const { label, fair_price: fair = null, counted_at = null } = position ?? {}
  const evidence = ({ range, confidence }: NonNullable<typeof fair>) => [
    {
      name: t('fair_usual'),
      value: t('fair_usual_range', { from: formatNumber(range.from, lang), to: formatPrice(range.to, lang) }),
    },
    { name: t('fair_confidence'), value: t(`fair_confidence_${confidence}`) },
  ]
  return (
    <Panel as="div" className="flex flex-col gap-2 p-4">
      <h3 className="font-semibold">
        <Link to={`/car/${card.id}`} discover="none" className="link" {...writtenIn(title)}>
          {title}
        </Link>
      </h3>
      <p className="text-2xl font-bold">
        <Price amount={card.price} />
      </p>
      {fair && label && (
        <>
          <PriceStanding price={card.price} fair={fair} />
          <dl className="divide-y divide-line text-sm">
            {evidence(fair).map(({ name, value }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <NextLabels label={label} limits={fair.limits} />
          {counted_at && (
            <p className="text-sm text-muted">{t('fair_counted', { time: formatDateTime(counted_at, lang) })}</p>
          )}
          <Link to={`/car/${card.id}#price-evidence`} discover="none" className="link self-start">
            {t('assistant_fair_more')}
          </Link>
        </>
      )}
    </Panel>
  )
}
