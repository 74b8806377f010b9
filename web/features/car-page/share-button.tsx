import { useEffect, useState } from 'react'
import { track } from '#web/features/events/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { useShare } from '#web/ui/share/use-share.tsx'

/** How long the button confirms that the URL was copied, in milliseconds. */
const COPIED_MS = 3000

interface Props extends ButtonLook {
  car_id: string
  title: string
}

/** Opens the system's share dialog if available, else copies the URL or shows it. */
export function ShareButton({ car_id, title, ...look }: Props) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  const { share, addressDialog } = useShare(title, `/car/${car_id}`, () => setCopied(true))

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  function choose() {
    track({ call: 'track_car_interaction', car_id, interaction_type: 'share' })
    void share()
  }

  return (
    <>
      <Button {...look} icon={isCopied ? 'check' : 'share'} onClick={choose}>
        <span aria-live="polite">{t(isCopied ? 'share_copied' : 'share')}</span>
      </Button>
      {asElements(addressDialog)}
    </>
  )
}
