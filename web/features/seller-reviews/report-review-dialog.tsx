import { ReviewReport } from '#contract/seller-reviews.ts'
import { REVIEW_REPORT_REASONS } from '#domain/seller-reviews/reasons.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  review_id: string
  onClose: () => void
}

export function ReportReviewDialog({ review_id, onClose }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const api = useApi()
  const form = useServerForm({
    schema: ReviewReport,
    defaults: { review_id, reason: 'untrue', note: '' },
    send: (report) => api.seller_reviews.report(report),
    done: t('review_report_done'),
    onDone: onClose,
    keptAs: `review-report ${review_id}`,
  })
  return (
    <Dialog title={t('review_report')} onClose={onClose}>
      <ServerForm form={form} submit={t('review_report_submit')} hasWideButton>
        <p className="text-muted">{t('review_report_text')}</p>
        <SelectField label={t('review_report_reason')} {...form.field('reason')}>
          {REVIEW_REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`review_report_${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextArea label={t('review_report_note')} rows={2} most={1000} {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
