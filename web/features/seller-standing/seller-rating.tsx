import type { Rating } from '#contract/rating.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The rating as one line. Renders nothing without reviews, and no average if there are too few. */
export function SellerRating({ rating: { average, count } }: { rating: Pick<Rating, 'average' | 'count'> }) {
  const { t, lang } = useTexts(sellerStandingTexts)
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <span className="text-brand">
        <Icon name={average === null ? 'star' : 'star-full'} size={16} />
      </span>
      {average !== null && (
        <>
          <bdi aria-hidden className="font-semibold">
            {formatNumber(average, lang)}
          </bdi>
          <span className="sr-only">{t('standing_stars', { stars: formatNumber(average, lang) })}</span>
        </>
      )}
      <span className="text-muted">
        {average === null ? t('standing_reviews', { count }) : `(${t('standing_reviews', { count })})`}
      </span>
    </span>
  )
}
