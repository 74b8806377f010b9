import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** The QR code of the ad, to scan or print. */
export function PrintDialog({ car_id, onClose }: { car_id: string; onClose: () => void }) {
  const { t } = useTexts(carPageTexts)
  return (
    <Dialog
      title={t('qr_title')}
      onClose={onClose}
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
  )
}
