import { useEffect, useState } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { OFFLINE_PATH } from '#contract/kept-pages.ts'
import type { Lang } from '#domain/language.ts'
import { isControlled } from '#web/platform/browser/service-worker.ts'
import { hasTyped } from './has-typed.ts'
import { findKept } from './find-kept.ts'
import { isPageCached } from './page-cache.ts'

/** Milliseconds after which a page counts as too slow. The worker waits for the network once more. */
const SLOW_MS = 4000

/**
 * Without a connection, or on a very slow one, continues a navigation as a document request if the device has the page,
 * which the service worker then shows. Otherwise the current page stays, and the next one opens once it has come.
 */
export function useWayOut(isOffline: boolean, lang: Lang): void {
  const { pathname } = useLocation()
  const { location: next, formMethod = 'GET' } = useNavigation()
  const wanted = next && formMethod === 'GET' ? createPath(next) : null
  const isSlow = useIsSlow(wanted)
  useEffect(() => {
    if (!(isOffline || isSlow) || wanted === null || !isControlled()) return undefined
    let isOver = false
    const go = (isKept: boolean) => {
      if (isKept && !isOver && !hasTyped()) leaveFor(wanted)
    }
    if (pathname === OFFLINE_PATH) go(true)
    else void (isOffline ? isReadable(wanted, lang) : isPageCached(wanted, lang)).then(go)
    return () => {
      isOver = true
    }
  }, [isOffline, isSlow, wanted, pathname, lang])
}

function useIsSlow(wanted: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return undefined
    const timer = setTimeout(() => setSlow(wanted), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [wanted])
  return wanted !== null && slow === wanted
}

/** Going back or forward has changed the address already: with a hash in it, going there would only scroll. */
function leaveFor(wanted: string): void {
  if (new URL(wanted, location.origin).href === location.href) location.reload()
  else location.assign(wanted)
}

const isReadable = async (path: string, lang: Lang): Promise<boolean> =>
  (await isPageCached(path, lang)) || (await findKept(path)) !== null
