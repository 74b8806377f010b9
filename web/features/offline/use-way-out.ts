import { useEffect } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { OFFLINE_PATH } from '#contract/kept-pages.ts'
import type { Lang } from '#domain/language.ts'
import { isControlled } from '#web/platform/browser/service-worker.ts'
import { hasTyped } from './has-typed.ts'
import { findKept } from './find-kept.ts'
import { isPageCached } from './page-cache.ts'

/**
 * Without a connection, continues a navigation as a document request if the device has the page, which the service worker
 * then shows. Otherwise the current page stays, and the next one opens once the site can be reached.
 */
export function useWayOut(isOffline: boolean, lang: Lang): void {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const wanted = next ? createPath(next) : null
  useEffect(() => {
    if (!isOffline || wanted === null || !isControlled()) return undefined
    let isOver = false
    const go = (isKept: boolean) => {
      if (isKept && !isOver && !hasTyped()) window.location.assign(wanted)
    }
    if (pathname === OFFLINE_PATH) go(true)
    else void isReadable(wanted, lang).then(go)
    return () => {
      isOver = true
    }
  }, [isOffline, wanted, pathname, lang])
}

const isReadable = async (path: string, lang: Lang): Promise<boolean> =>
  (await isPageCached(path, lang)) || (await findKept(path)) !== null
