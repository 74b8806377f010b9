import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

export function ReportButton({ car_id }: { car_id: string }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="flag" variant="plain" className="no-print self-start" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog car_id={car_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
