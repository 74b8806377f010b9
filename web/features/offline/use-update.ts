import { useEffect, useEffectEvent } from 'react'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { hasTyped } from './has-typed.ts'
import { letTakeOver } from './worker.ts'

/** What may end the typing. */
const CHANCES = ['focusout', 'visibilitychange', 'pageshow'] as const

/**
 * Offers a new version of the worker once nothing is typed or unsent, and reloads the page when it has taken over. Who
 * ignores it gets new pages all the same, since these come from the network.
 */
export function useUpdate(registration: ServiceWorkerRegistration | null): void {
  const { t } = useTexts(offlineTexts)
  const offer = useEffectEvent((worker: ServiceWorker) =>
    addToast({
      title: t('update_ready'),
      duration: Infinity,
      action: { label: t('update_now'), onSelect: () => takeOver(worker) },
    }),
  )

  useEffect(() => {
    if (!registration) return undefined
    let offered: ServiceWorker | null = null
    const look = () => {
      const { waiting } = registration
      if (!waiting || waiting === offered || hasTyped()) return
      offered = waiting
      offer(waiting)
    }
    const watch = () => registration.installing?.addEventListener('statechange', look)
    registration.addEventListener('updatefound', watch)
    for (const chance of CHANCES) document.addEventListener(chance, look)
    watch()
    look()
    return () => {
      registration.removeEventListener('updatefound', watch)
      for (const chance of CHANCES) document.removeEventListener(chance, look)
    }
  }, [registration])
}

/** Only the page in which it was asked for is reloaded: something may be typed in others. */
function takeOver(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated' && !hasTyped()) location.reload()
  })
  letTakeOver(worker)
}
