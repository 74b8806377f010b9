import type { SellerReview } from '#contract/seller-reviews.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { Stars } from '#web/features/seller-standing/public.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'

interface Props {
  review: SellerReview
  /** Replaces the name of the author. */
  title?: Elements
  /** Actions on the review. */
  children?: Elements
}

/** A review with its answer. */
export function ReviewItem({ review, title, children }: Props) {
  const { t, lang } = useTexts(sellerReviewsTexts)
  const { stars, text, author_name, seller_name, car, created_at, changed_at, answer } = review
  const author = author_name ?? t('review_former_user')
  const isEdited = changed_at !== null
  return (
    <article className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-semibold">{title ?? <bdi {...writtenIn(author)}>{author}</bdi>}</h3>
        <Stars stars={stars} />
      </header>
      <p className="dotted text-sm text-muted">
        <span>{t('review_about', { car: `\u2068${car[`title_${lang}`]}\u2069` })}</span>
        <time dateTime={created_at}>{formatDate(created_at, lang)}</time>
        {isEdited && <span>{t('review_edited')}</span>}
      </p>
      {text && (
        <p {...writtenIn(text)} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {answer && (
        <div className="rounded-control bg-sunken p-3">
          <p className="text-sm font-semibold">{t('review_answer_of', { name: `\u2068${seller_name}\u2069` })}</p>
          <p {...writtenIn(answer)} className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
      {children}
    </article>
  )
}
