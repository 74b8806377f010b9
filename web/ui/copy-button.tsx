import type { ComponentProps } from 'react'
import { copyText } from '#web/platform/browser/clipboard.ts'
import { Button } from './button.tsx'
import { addToast } from './toasts/toast-store.ts'

interface Props extends ComponentProps<typeof Button> {
  text: string
  /** Texts of the toasts. */
  copied: string
  /** Below `copied`. */
  description?: string
  failed: string
  onCopied?: () => void
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, copied, description, failed, onCopied, ...button }: Props) {
  async function copy() {
    if (await copyText(text)) {
      addToast({ title: copied, variant: 'success', ...(description && { description }) })
      onCopied?.()
    } else addToast({ title: failed, variant: 'destructive' })
  }

  return <Button {...button} onClick={() => void copy()} />
}
