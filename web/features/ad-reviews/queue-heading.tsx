import type { WaitingAd } from '#contract/ad-reviews.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  waiting: readonly WaitingAd[]
  /** Of all that wait, also of those beyond the list. */
  total: number
  chosen_ads: readonly WaitingAd[]
  onChoose: (ids: readonly string[], is_chosen: boolean) => void
  onApprove: () => void
  onReject: () => void
}

/** How many wait, and what is done with those that are chosen. */
export function QueueHeading({ waiting, total, chosen_ads, onChoose, onApprove, onReject }: Props) {
  const { t } = useTexts()
  const ids = waiting.map(({ card }) => card.id)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="review-queue" className="font-semibold">
          {t('review_waiting', { count: total })}
        </h2>
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="checkbox"
            checked={chosen_ads.length === waiting.length}
            onChange={(event) => onChoose(ids, event.target.checked)}
          />
          {chosen_ads.length ? t('review_chosen', { count: chosen_ads.length }) : t('review_choose_all')}
        </label>
      </div>
      {chosen_ads.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className="button-quiet" onClick={onApprove}>
            {t('review_approve')}
          </button>
          <button type="button" className="button-quiet text-danger" onClick={onReject}>
            {t('review_reject')}
          </button>
        </div>
      )}
    </>
  )
}
