import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props extends ButtonLook {
  car_id: string
}

/** Shows the QR code of the ad, to scan, or to print with the ad. */
export function PrintButton({ car_id, ...look }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} icon="qr" onClick={() => setOpen(true)}>
        {t('qr')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('qr_title')}
          onClose={() => setOpen(false)}
          footer={
            <Button icon="print" className="w-full" onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        >
          <div className="flex flex-col items-center gap-3 text-center">
            <img src={`/car/${car_id}/qr.svg`} alt={t('qr')} width={240} height={240} className="rounded-card" />
            <p className="text-muted">{t('qr_text')}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
