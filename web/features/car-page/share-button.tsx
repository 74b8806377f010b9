import { useEffect, useState } from 'react'
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
    const url = window.location.origin + window.location.pathname
    try {
      const canShare = typeof navigator.share === 'function'
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // the dialog was dismissed, or copying is not allowed
    }
  }

  return (
    <Button {...look} icon={isCopied ? 'check' : 'share'} onClick={() => void share()}>
      <span aria-live="polite">{t(isCopied ? 'share_copied' : 'share')}</span>
    </Button>
  )
}
