import { Link, useSearchParams } from 'react-router'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  waiting: readonly ReportedReview[]
  openId: string
  onOpen: (reported: ReportedReview) => void
  now: string
}

/** A column beside the open review, or a row above it on narrow screens. */
export function ReportedReviewList({ waiting, openId, onOpen, now }: Props) {
  const { t, lang } = useTexts(sellerReviewsTexts)
  const [params] = useSearchParams()
  return (
    <section aria-labelledby="reported" className="flex min-w-0 flex-col gap-2 xl:sticky xl:top-4 xl:self-start">
      <h2 id="reported" className="font-semibold">
        {t('reported_review_waiting', { count: waiting.length })}
      </h2>
      <ul className="flex gap-2 overflow-auto pb-2 max-xl:snap-x xl:max-h-[calc(100dvh-15rem)] xl:flex-col">
        {waiting.map((one) => {
          const { id, author_name } = one.review
          const [report] = one.reports
          return (
            <li
              key={id}
              className={`panel w-60 flex-none snap-start p-2 xl:w-full ${id === openId ? 'border-brand bg-brand-soft' : ''}`}
            >
              <Link
                to={`?${new URLSearchParams([...params, ['review', id]])}`}
                replace
                preventScrollReset
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onOpen(one)
                }}
                aria-current={id === openId ? 'page' : undefined}
                className="flex flex-col gap-1"
              >
                <bdi className="truncate font-medium">{author_name ?? t('review_former_user')}</bdi>
                {report && (
                  <span className="dotted text-sm text-muted">
                    <span>{t(`review_report_${report.reason}`)}</span>
                    <span>{relativeTime(report.created_at, new Date(now), lang)}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
