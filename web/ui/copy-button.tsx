import type { ComponentProps } from 'react'
import { copyText } from '#web/platform/browser/clipboard.ts'
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
    if (await copyText(text)) addToast({ title: copied, variant: 'success' })
    else addToast({ title: failed, variant: 'destructive' })
  }

  return <Button {...button} onClick={() => void copy()} />
}
