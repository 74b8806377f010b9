import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

const PrintDialog = lazyPart(() => import('./print-dialog.tsx'))

interface Props extends ButtonLook {
  car_id: string
}

/** Shows the QR code of the ad. */
export function PrintButton({ car_id, ...look }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} icon="qr" onClick={() => setOpen(true)}>
        {t('qr')}
      </Button>
      {isOpen && (
        <Suspense>
          <PrintDialog car_id={car_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
