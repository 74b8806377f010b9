import { useState } from 'react'
import { useLocation } from 'react-router'
import { signInAddress } from '#web/features/accounts/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const EmailDialog = latePart(async () => (await import('./email-dialog.tsx')).EmailDialog)

interface Props extends ButtonLook {
  car_id: string
  title: string
  isIcon?: boolean
}

/** Opens a form for an email to the seller. For visitors it links to sign-in, which redirects back. */
export function EmailButton({ car_id, title, isIcon, ...look }: Props) {
  const { t } = useTexts(carPageTexts)
  const viewer = useViewer()
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const label = <span className={isIcon ? 'max-sm:sr-only' : ''}>{t('contact_email')}</span>
  if (!viewer) {
    return (
      <ButtonLink {...look} to={signInAddress(location)} icon="mail">
        {label}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button {...EmailDialog.opener} {...look} icon="mail" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <EmailDialog car_id={car_id} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
