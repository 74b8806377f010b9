import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPath, useLocation, useMatches } from 'react-router'
import { useSettings } from '#web/features/settings/public.ts'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { isOwner } from '#web/platform/device/device-owner.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { keepShown } from './keep-shown.ts'
import { forgetKept } from './kept-stores.ts'
import { replaceWorker, startWorker, tellShown } from './worker.ts'

/** Milliseconds after which the pictures of a page, and lists that it asks for, have come. */
const SETTLED_MS = 1500

/**
 * Starts the service worker, and keeps what each page shows, unless the operator has turned this off.
 * @param at when the page was made; null while what it shows is not of the site itself
 * @param isOffline whether the site cannot be reached; once it can, a worker that could not be installed is tried again
 */
export function useKept(at: string | null, isOffline: boolean): ServiceWorkerRegistration | null {
  const { lang } = useTexts(offlineTexts)
  const isOn = useSettings().read('enable_offline') !== false
  const viewer = useViewer()
  const client = useQueryClient()
  const path = createPath(useLocation())
  const { id: routeId = '', loaderData } = useMatches().at(-1) ?? {}
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null)
  const userId = viewer?.id ?? null

  useEffect(() => {
    if (import.meta.env.DEV) return
    if (!isOn) void Promise.all([replaceWorker(), forgetKept()])
    else if (!isOffline) void startWorker().then(setRegistration)
  }, [isOn, isOffline])

  // a try right after the line was back may have ended with the one that failed before
  useEffect(() => {
    if (import.meta.env.DEV || !isOn || isOffline || registration) return undefined
    const tryAgain = () => void startWorker().then(setRegistration)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [isOn, isOffline, registration])

  useEffect(() => {
    if (!isOn || at === null) return undefined
    const keep = () => {
      if (isOwner(userId)) void keepShown({ routeId, loaderData, path, at }, client)
    }
    const tell = () => {
      if (registration && isOwner(userId)) tellShown(registration, { lang, isSignedIn: userId !== null })
    }
    whenIdle(keep)
    const timer = setTimeout(() => {
      whenIdle(keep)
      whenIdle(tell)
    }, SETTLED_MS)
    // Only the worker hears of what was loaded meanwhile: in Safari's engine a transaction that is begun while the page is
    // left never ends, and all later ones wait for it.
    document.addEventListener('visibilitychange', tell)
    addEventListener('pagehide', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
      removeEventListener('pagehide', tell)
    }
  }, [isOn, at, routeId, loaderData, path, client, registration, lang, userId])

  return isOn ? registration : null
}
