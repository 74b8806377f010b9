import { useState } from 'react'
import type { Car } from '#contract/cars.ts'
import { track } from '#web/features/events/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useShare } from '#web/ui/share/use-share.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const PrintDialog = latePart(async () => (await import('./print-dialog.tsx')).PrintDialog)

interface Props {
  car: Pick<Car, 'id'>
  title: string
  className: string
}

/** The ways to show the ad to others: its address, its QR code, paper. */
export function ShareMenu({ car: { id }, title, className }: Props) {
  const { t } = useTexts(carPageTexts)
  const [isCodeShown, setCodeShown] = useState(false)
  const { share, addressDialog } = useShare(title, `/car/${id}`, () =>
    addToast({ title: t('share_copied'), variant: 'success' }),
  )

  function shareAddress() {
    track({ call: 'track_car_interaction', car_id: id, interaction_type: 'share' })
    void share()
  }

  return (
    <>
      <Menu
        label={t('share')}
        className={className}
        items={[
          { key: 'address', label: t('share_link'), icon: 'link', onSelect: shareAddress },
          {
            key: 'code',
            label: t('qr'),
            icon: 'qr',
            opener: PrintDialog.opener,
            onSelect: () => setCodeShown(true),
          },
          { key: 'print', label: t('print'), icon: 'print', onSelect: () => window.print() },
        ]}
      >
        <Icon name="share" />
        <span>{t('share')}</span>
      </Menu>
      {isCodeShown && <PrintDialog car_id={id} onClose={() => setCodeShown(false)} />}
      {asElements(addressDialog)}
    </>
  )
}
