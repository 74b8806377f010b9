import { Link } from 'react-router'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { ItemHeading } from '#web/features/decision-queue/public.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ReviewItem } from './review-item.tsx'

interface Props {
  reported: ReportedReview
  now: string
}

/** A reported review with its reports. */
export function ReportedReviewPanel({ reported: { review, author_id, reports }, now }: Props) {
  const { t, lang } = useTexts(sellerReviewsTexts)
  return (
    <Panel as="article" className="flex min-w-0 flex-col gap-4 p-4 wrap-anywhere md:p-5">
      <ItemHeading>{t('review_about', { car: `\u2068${review.car[`title_${lang}`]}\u2069` })}</ItemHeading>
      <ReviewItem review={review} />
      <dl className="two-columns gap-x-8 gap-y-2">
        <Person label={t('reported_review_author')} id={author_id} name={review.author_name} />
        <Person label={t('reported_review_seller')} id={review.seller_id} name={review.seller_name} />
      </dl>
      <section aria-labelledby="reports" className="flex flex-col gap-2">
        <h3 id="reports" className="font-semibold">
          {t('reported_review_reports')}
        </h3>
        <ul className="flex flex-col gap-2">
          {reports.map(({ reason, note, reporter_name, is_seller, created_at }) => (
            <li key={`${reporter_name} ${created_at}`}>
              <p className="dotted">
                <span>
                  {t('reported_review_by', {
                    name: `\u2068${reporter_name}\u2069`,
                    reason: t(`review_report_${reason}`),
                  })}
                </span>
                {is_seller && <span>{t('reported_review_by_seller')}</span>}
                <span className="text-sm text-muted">{relativeTime(created_at, new Date(now), lang)}</span>
              </p>
              {note && <p {...writtenIn(note)}>{note}</p>}
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  )
}

function Person({ label, id, name }: { label: string; id: string; name: string | null }) {
  const { t } = useTexts(sellerReviewsTexts)
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <Link to={`/seller/${id}`} className="link">
          <bdi>{name ?? t('review_former_user')}</bdi>
        </Link>
      </dd>
    </div>
  )
}
