import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog)

export function ReportButton({ car_id }: { car_id: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...ReportDialog.opener}
        icon="flag"
        variant="plain"
        className="no-print self-start"
        onClick={() => setOpen(true)}
      >
        {t('report')}
      </Button>
      {isOpen && <ReportDialog car_id={car_id} onClose={() => setOpen(false)} />}
    </>
  )
}
