import { useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  title: string
  className: string
}

/** Through the device's own sharing, else by copying the address. */
export function ShareButton({ title, className }: Props) {
  const { t } = useTexts()
  const [is_copied, setCopied] = useState(false)

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      const can_share = typeof navigator.share === 'function'
      if (can_share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // whoever closes the device's sheet shares nothing; where copying is refused the address bar still has it
    }
  }

  return (
    <button type="button" className={className} onClick={() => void share()} onBlur={() => setCopied(false)}>
      <Icon name={is_copied ? 'check' : 'share'} />
      <span aria-live="polite">{t(is_copied ? 'share_copied' : 'share')}</span>
    </button>
  )
}
