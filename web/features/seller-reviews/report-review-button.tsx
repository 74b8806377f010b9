import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'

const ReportReviewDialog = lazyPart(() => import('./report-review-dialog.tsx'))

export function ReportReviewButton({ review_id }: { review_id: string }) {
  const { t } = useTexts(sellerReviewsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="flag" variant="plain" className="self-start" onClick={() => setOpen(true)}>
        {t('review_report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportReviewDialog review_id={review_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
