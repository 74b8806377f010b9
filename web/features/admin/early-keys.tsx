import { useEffect } from 'react'
import { useNonce } from '#web/platform/nonce.ts'

declare global {
  interface Window {
    /** Keys pressed before hydration; null afterwards. */
    earlyKeys?: KeyboardEventInit[] | null
  }
}

/**
 * Records keyboard shortcuts: single characters outside inputs, and Ctrl+K, which browsers would handle otherwise.
 * Other combinations with Ctrl are left to the browser.
 */
const SCRIPT = `(() => {
  const keys = window.earlyKeys = []
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, repeat, target } = event
    if (!window.earlyKeys || altKey || repeat || key.length > 1 || target.closest?.('input, textarea, select')) return
    const isHeld = ctrlKey || metaKey
    if (isHeld && code !== 'KeyK') return
    if (isHeld) event.preventDefault()
    keys.push({ key, code, ctrlKey, metaKey, bubbles: true, cancelable: true })
  })
})()`

/** Replays keys that were pressed before hydration, one after the other. */
export function EarlyKeys() {
  const nonce = useNonce()

  useEffect(() => {
    const keys = window.earlyKeys ?? []
    window.earlyKeys = null
    for (const [at, key] of keys.entries()) {
      // separate tasks, so that each key sees the changes of the previous one
      setTimeout(() => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key)), at)
    }
  }, [])

  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
