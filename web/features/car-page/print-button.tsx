import { useState } from 'react'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const PrintDialog = latePart(async () => (await import('./print-dialog.tsx')).PrintDialog)

interface Props extends ButtonLook {
  car_id: string
}

/** Opens a dialog with the QR code of the ad. */
export function PrintButton({ car_id, ...look }: Props) {
  const { t } = useTexts(carPageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...PrintDialog.opener} {...look} icon="qr" onClick={() => setOpen(true)}>
        {t('qr')}
      </Button>
      {isOpen && <PrintDialog car_id={car_id} onClose={() => setOpen(false)} />}
    </>
  )
}
