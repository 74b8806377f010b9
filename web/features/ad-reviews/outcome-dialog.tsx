import { carTitle } from '#domain/cars/title.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkippedList } from '#web/ui/skipped/skipped-list.tsx'
import type { Outcome } from './decide-ads.ts'

/** The failures of a bulk decision, with reasons. */
export function OutcomeDialog({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const { t, lang } = useTexts(adReviewTexts)
  const failed = outcomes.filter(({ failure }) => failure)
  return (
    <Dialog title={t('review_bulk_failed', { count: failed.length })} onClose={onClose}>
      <p className="pb-3">{t('review_bulk_done', { count: outcomes.length - failed.length })}</p>
      <SkippedList
        items={failed.map(({ ad, failure }) => ({
          key: ad.card.id,
          name: carTitle({ ...ad.card, custom_model: null }, lang),
          to: `/admin/cars/edit/${ad.card.id}`,
          reason: failure?.text ?? '',
        }))}
      />
    </Dialog>
  )
}
