import { useEffect, useEffectEvent } from 'react'
import { isCovered } from './is-covered.ts'

/**
 * Back closes what is open instead of leaving the page.
 * @returns closes it and removes its history entry
 */
export function useBackToClose(onClose: () => void): () => void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // after a reload the entry is still there
    if (!isCovered()) history.pushState({ ...history.state, isCovered: true }, '')
    function closeOnBack(event: PopStateEvent) {
      if (isCovered()) return
      // the router would load the page again
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('popstate', closeOnBack, { capture: true })
    return () => removeEventListener('popstate', closeOnBack, { capture: true })
  }, [])
  return goBackOnce
}

let isGoingBack = false

/** Ignores further calls until the browser has gone back. */
function goBackOnce(): void {
  if (isGoingBack) return
  isGoingBack = true
  addEventListener('popstate', () => (isGoingBack = false), { capture: true, once: true })
  history.back()
}
