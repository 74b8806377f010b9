import { Link } from 'react-router'
import type { AdEvidence } from '#contract/ad-reviews.ts'
import { carTitle } from '#domain/cars/title.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Warnings about an ad, each with an explanation. */
export function SignalList({ signals, similar_ads }: Pick<AdEvidence, 'signals' | 'similar_ads'>) {
  const { lang, t } = useTexts(adReviewTexts)
  if (!signals.length) return null
  return (
    <ul aria-label={t('review_signals')} className="two-columns gap-2">
      {signals.map((signal) => {
        const why = signal === 'same_text_elsewhere' ? 'text' : signal === 'same_pictures_elsewhere' ? 'pictures' : null
        return (
          <li key={signal} className="notice flex gap-3">
            <span className="pt-0.5 text-warning">
              <Icon name="warning" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{t(`review_signal_${signal}`)}</p>
              <p className="text-sm text-muted">{t(`review_signal_${signal}_text`)}</p>
              {why && (
                <ul className="flex flex-wrap gap-x-4">
                  {similar_ads
                    .filter((similar) => similar.why === why)
                    .map(({ id, card }) => (
                      <li key={id} className="min-w-0">
                        <Link to={`/admin/cars/edit/${id}`} target="_blank" className="link">
                          <bdi>{carTitle({ ...card, custom_model: null }, lang)}</bdi>
                        </Link>
                      </li>
                    ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
