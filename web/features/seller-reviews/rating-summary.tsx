import type { Rating } from '#contract/rating.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { FEWEST_FOR_AVERAGE } from '#domain/seller-reviews/rating.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The average rating, and the number of reviews by stars. */
export function RatingSummary({ rating: { count, average, counts } }: { rating: Rating }) {
  const { t, lang } = useTexts(sellerReviewsTexts, sellerStandingTexts)
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[auto_20rem] sm:justify-start sm:gap-10">
      <div>
        {average !== null && (
          <p className="text-3xl font-bold">
            <bdi aria-hidden>{formatNumber(average, lang)}</bdi>
            <span className="sr-only">{t('review_average', { average: formatNumber(average, lang) })}</span>
          </p>
        )}
        <p className="text-muted">{t('standing_reviews', { count })}</p>
        {average === null && <p className="text-sm text-muted">{t('review_few', { count: FEWEST_FOR_AVERAGE })}</p>}
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        {counts.map((one) => (
          <li key={one.stars} className="grid grid-cols-[2.5rem_1fr_2rem] items-center gap-2">
            <span className="sr-only">{t('review_count_of_stars', { stars: one.stars, count: one.count })}</span>
            <span aria-hidden="true" className="flex items-center gap-1 text-muted">
              <span>{one.stars}</span>
              <Icon name="star-full" size={14} />
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ inlineSize: `${(one.count / count) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-muted">
              {one.count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
