import type { AdEvidence } from '#contract/ad-reviews.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** The price on a scale with the price range of similar cars. */
export function MarketScale({ price, market }: { price: number | null; market: AdEvidence['market'] }) {
  const { t } = useTexts(adReviewTexts)
  if (!market) return <p className="text-sm text-muted">{t('review_market_none')}</p>
  const from = Math.min(price ?? market.lower, market.lower) * 0.85
  const to = Math.max(price ?? market.upper, market.upper) * 1.05
  const place = (amount: number) => `${((amount - from) / (to - from)) * 100}%`
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className="relative mt-1 h-2 rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 rounded-full bg-brand opacity-40"
          style={{
            insetInlineStart: place(market.lower),
            width: `calc(${place(market.upper)} - ${place(market.lower)})`,
          }}
        />
        {price !== null && (
          <span className="absolute -inset-y-1 w-1 rounded-full bg-ink" style={{ insetInlineStart: place(price) }} />
        )}
      </div>
      <p className="dotted text-sm text-muted">
        <span>{t('review_market', { count: market.count })}</span>
        <span>
          <Price amount={market.lower} /> <span>–</span> <Price amount={market.upper} />
        </span>
        <span>
          <span>{t('review_market_middle')}</span> <Price amount={market.middle} />
        </span>
      </p>
    </div>
  )
}
