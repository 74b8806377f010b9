import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

export function ReportButton({ car_id }: { car_id: string }) {
  const { t } = useTexts()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-plain no-print self-start" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        {t('report')}
      </button>
      {is_open && (
        <Suspense>
          <ReportDialog car_id={car_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
