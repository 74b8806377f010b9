import { useState } from 'react'
import type { Car } from '#contract/cars.ts'
import { track } from '#web/features/events/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { useShare } from '#web/ui/share/use-share.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const ShareDialog = latePart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface Props extends ButtonLook {
  car: Pick<Car, 'id'>
  title: string
}

/** Opens the ways to show the ad to others. */
export function ShareButton({ car: { id }, title, ...look }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { share, addressDialog } = useShare(title, `/car/${id}`, () =>
    addToast({ title: t('share_copied'), variant: 'success' }),
  )

  function shareAddress() {
    setOpen(false)
    track({ call: 'track_car_interaction', car_id: id, interaction_type: 'share' })
    void share()
  }

  return (
    <>
      <Button {...ShareDialog.opener} {...look} icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && <ShareDialog car_id={id} onShare={shareAddress} onClose={() => setOpen(false)} />}
      {asElements(addressDialog)}
    </>
  )
}
