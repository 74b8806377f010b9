import { useEffect } from 'react'
import { useNonce } from '#web/platform/nonce.ts'

declare global {
  interface Window {
    /** Keys pressed before the page was hydrated; null afterwards. */
    earlyKeys?: KeyboardEventInit[] | null
  }
}

/**
 * Notes keys that are shortcuts: single characters outside inputs, and Ctrl K, which browsers have a use of their own for.
 * Others with Ctrl mean what they mean to the browser.
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

/** Keys pressed before the page is hydrated do what they do afterwards, one after the other. */
export function EarlyKeys() {
  const nonce = useNonce()

  useEffect(() => {
    const keys = window.earlyKeys ?? []
    window.earlyKeys = null
    for (const [at, key] of keys.entries()) {
      // each sees what the one before has changed
      setTimeout(() => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key)), at)
    }
  }, [])

  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
