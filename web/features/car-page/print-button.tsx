import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The ad's QR code to scan or to print with the ad, for a windscreen or a notice board. */
export function PrintButton({ car_id, className }: { car_id: string; className: string }) {
  const { t } = useTexts()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="qr" />
        {t('qr')}
      </button>
      {is_open && (
        <Dialog
          title={t('qr_title')}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button w-full" onClick={() => window.print()}>
              <Icon name="print" />
              {t('print')}
            </button>
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
