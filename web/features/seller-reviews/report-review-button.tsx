import { useState } from 'react'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const ReportReviewDialog = latePart(async () => (await import('./report-review-dialog.tsx')).ReportReviewDialog)

export function ReportReviewButton({ review_id }: { review_id: string }) {
  const { t } = useTexts(sellerReviewsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...ReportReviewDialog.opener}
        icon="flag"
        variant="plain"
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {t('review_report')}
      </Button>
      {isOpen && <ReportReviewDialog review_id={review_id} onClose={() => setOpen(false)} />}
    </>
  )
}
