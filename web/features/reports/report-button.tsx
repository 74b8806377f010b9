import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'))

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
