import { STARS } from '#domain/seller-reviews/rating.ts'
import { sellerStandingTexts } from '#web/texts/seller-standing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The stars of a review, in reading direction. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTexts(sellerStandingTexts)
  return (
    <span role="img" aria-label={t('standing_stars', { stars })} className="inline-flex text-brand">
      {STARS.toReversed().map((at) => (
        <Icon key={at} name={at <= stars ? 'star-full' : 'star'} size={18} />
      ))}
    </span>
  )
}
