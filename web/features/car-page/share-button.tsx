import { useEffect, useState } from 'react'
import { shareLink } from '#web/platform/share-link.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

/** How long the button says that the address was copied, in milliseconds. */
const COPIED_MS = 3000

interface Props extends ButtonLook {
  title: string
}

/** Opens the system's share dialog if available, else copies the URL. */
export function ShareButton({ title, ...look }: Props) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function share() {
    if (await shareLink(title, window.location.pathname)) setCopied(true)
  }

  return (
    <Button {...look} icon={isCopied ? 'check' : 'share'} onClick={() => void share()}>
      <span aria-live="polite">{t(isCopied ? 'share_copied' : 'share')}</span>
    </Button>
  )
}
