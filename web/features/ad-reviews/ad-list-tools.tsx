import type { WaitingAd } from '#contract/ad-reviews.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { NewItems } from '#web/ui/new-items.tsx'
import { SelectAll } from '#web/ui/select-boxes.tsx'
import type { Selection } from '#web/ui/use-selection.ts'

interface Props {
  waiting: readonly WaitingAd[]
  /** Number of ads submitted since the queue was loaded. */
  new_count: number
  onShowNew: () => void
  selectedAds: readonly WaitingAd[]
  selection: Selection
  onApprove: () => void
  onReject: () => void
}

/** Shows new ads, selects all, and decides the selected ones. */
export function AdListTools({ waiting, new_count, onShowNew, selectedAds, selection, onApprove, onReject }: Props) {
  const { t } = useTexts(adReviewTexts, listsTexts)
  return (
    <>
      <SelectAll ids={waiting.map(({ card }) => card.id)} selection={selection}>
        {selectedAds.length ? t('review_chosen', { count: selectedAds.length }) : t('list_select_all')}
      </SelectAll>
      <div className="basis-full">
        <NewItems count={new_count} onShow={onShowNew} />
      </div>
      {selectedAds.length > 0 && (
        <div className="grid basis-full grid-cols-2 gap-2">
          <Button variant="quiet" onClick={onApprove}>
            {t('review_approve')}
          </Button>
          <Button variant="quiet" className="text-danger" onClick={onReject}>
            {t('review_reject')}
          </Button>
        </div>
      )}
    </>
  )
}
