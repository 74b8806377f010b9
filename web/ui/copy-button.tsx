import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { addToast } from './toasts/toast-store.ts'

interface Props extends ComponentProps<typeof Button> {
  text: string
  /** Texts of the toasts. */
  copied: string
  failed: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, copied, failed, ...button }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      addToast({ title: copied, variant: 'success' })
    } catch {
      addToast({ title: failed, variant: 'destructive' })
    }
  }

  return <Button {...button} onClick={() => void copy()} />
}
