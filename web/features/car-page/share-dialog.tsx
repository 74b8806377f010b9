import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  car_id: string
  /** Shares the address of the ad. */
  onShare: () => void
  onClose: () => void
}

/** The address of the ad to send, its QR code to scan, and paper. */
export function ShareDialog({ car_id, onShare, onClose }: Props) {
  const { t } = useTexts(carPageTexts)
  return (
    <Dialog title={t('share_title')} onClose={onClose}>
      <div className="mx-auto flex max-w-sm flex-col items-center gap-4 text-center">
        <Button icon="link" className="w-full" onClick={onShare}>
          {t('share_link')}
        </Button>
        <img src={`/car/${car_id}/qr.svg`} alt={t('qr')} width={200} height={200} className="rounded-card" />
        <p className="text-muted">{t('qr_text')}</p>
        <Button variant="quiet" icon="print" className="w-full" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </Dialog>
  )
}
