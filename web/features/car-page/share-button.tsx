import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'

interface Props extends ButtonLook {
  title: string
}

/** Through the device's own sharing, else by copying the address. */
export function ShareButton({ title, ...look }: Props) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      const canShare = typeof navigator.share === 'function'
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // whoever closes the device's sheet shares nothing; where copying is refused the address bar still has it
    }
  }

  return (
    <Button {...look} icon={isCopied ? 'check' : 'share'} onClick={() => void share()} onBlur={() => setCopied(false)}>
      <span aria-live="polite">{t(isCopied ? 'share_copied' : 'share')}</span>
    </Button>
  )
}
