import { useNonce } from './nonce.ts'

declare global {
  interface Window {
    /** Buttons clicked before hydration; null from then on. */
    earlyClicks?: Set<HTMLElement> | null
  }
}

/**
 * Records clicks on buttons that do nothing without scripts, also those that Enter causes in a form. Who sees nothing
 * happen clicks again, which counts once.
 */
const SCRIPT = import.meta.env.SSR
  ? `(() => {
  window.earlyClicks = new Set()
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[type=button], form[method=dialog] [type=submit]')
    if (button) window.earlyClicks?.add(button)
  })
})()`
  : ''

export function EarlyClicks() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

/**
 * Ends the record: React handles clicks while it hydrates.
 * @returns a function that replays the clicks; call it after hydration
 */
export function collectEarlyClicks(): () => void {
  const buttons = window.earlyClicks ?? []
  window.earlyClicks = null
  return () => {
    for (const button of buttons) button.click()
  }
}
