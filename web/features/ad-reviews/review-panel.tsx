import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AdReview, WaitingAd } from '#contract/ad-reviews.ts'
import { ItemHeading } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { Evidence } from './evidence.tsx'
import { carOf } from './fields-of-ad.ts'
import { reviewQuery } from './review-query.ts'
import { WaitingTime } from './waiting-time.tsx'

interface Props {
  ad: WaitingAd
  now: string
  /** The name of another reviewer who also has it open. */
  looker: string | null
}

export function ReviewPanel({ ad, now, looker }: Props) {
  const { t } = useTexts(adReviewTexts)
  const { data: review, error } = useQuery(reviewQuery(useApi(), ad.card.id))

  if (error) {
    return (
      <p role="alert" className="notice">
        {t('review_gone')}
      </p>
    )
  }
  if (!review) return <div aria-busy="true" aria-label={t('loading')} className="skeleton h-[40rem]" />
  return (
    <Panel as="article" className="flex min-w-0 flex-col gap-4 p-4 md:p-5">
      <header className="flex scroll-mt-4 scroll-mb-56 flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 grow">
          <ItemHeading>
            <Name review={review} />
          </ItemHeading>
          <p className="dotted text-muted">
            <span>{t(review.kind === 'new' ? 'review_kind_new' : 'review_kind_revision')}</span>
            <span>
              <Link to={`/admin/cars/edit/${ad.card.id}`} className="link">
                {t('review_open_ad')}
              </Link>
            </span>
          </p>
        </div>
        <p className="text-2xl font-bold">
          <Price amount={review.ad.price} />
        </p>
        <div className="w-48">
          <WaitingTime since={review.submitted_at} now={now} />
        </div>
      </header>
      {looker !== null && <p className="notice">{t('review_looked_at', { name: `\u2068${looker}\u2069` })}</p>}
      <Evidence car_id={ad.card.id} evidence={review} now={now} />
    </Panel>
  )
}

function Name({ review: { ad, names } }: { review: AdReview }) {
  const { lang } = useTexts()
  return <bdi>{`${carOf(ad, names, lang)} ${ad.year}`}</bdi>
}
