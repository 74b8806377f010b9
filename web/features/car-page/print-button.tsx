import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props extends ButtonLook {
  car_id: string
}

/** The ad's QR code to scan or to print with the ad, for a windscreen or a notice board. */
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
