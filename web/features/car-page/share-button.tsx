import { useEffect, useState } from 'react'
import { track } from '#web/features/events/public.ts'
import { shareLink } from '#web/platform/share-link.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

/** How long the button confirms that the URL was copied, in milliseconds. */
const COPIED_MS = 3000

interface Props extends ButtonLook {
  car_id: string
  title: string
}

/** Opens the system's share dialog if available, else copies the URL. */
export function ShareButton({ car_id, title, ...look }: Props) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function share() {
    track({ call: 'track_car_interaction', car_id, interaction_type: 'share' })
    if (await shareLink(title, `/car/${car_id}`)) setCopied(true)
  }

  return (
    <Button {...look} icon={isCopied ? 'check' : 'share'} onClick={() => void share()}>
      <span aria-live="polite">{t(isCopied ? 'share_copied' : 'share')}</span>
    </Button>
  )
}
