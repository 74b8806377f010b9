import { PAGES } from '#contract/kept-pages.ts'
import type { Lang } from '#domain/language.ts'
import { isInFileCaches, withFileCache } from '#web/platform/browser/file-cache.ts'
import { declareStored } from '#web/platform/device/stored-kinds.ts'
import { keyOfPage, offlineAddress } from '#web/platform/pages/kept-addresses.ts'

// what the service worker keeps: see `web/service-worker`
declareStored({ place: 'caches', key: PAGES, of: 'user' })
declareStored({ place: 'caches', key: 'pictures', of: 'user' })
declareStored({ place: 'caches', key: 'code', of: 'device' })
declareStored({ place: 'caches', key: 'shell-*', of: 'device' })

/** Whether the service worker has kept a page. */
export async function isPageCached(path: string, lang: Lang): Promise<boolean> {
  const key = keyOfPage(new URL(path, location.origin).href, lang)
  return (
    (await withFileCache(PAGES, async (cache) => (await cache.match(key, { ignoreVary: true })) !== undefined)) ?? false
  )
}

/** Whether the service worker can show the offline page. */
export const isOfflinePageCached = (lang: Lang): Promise<boolean> => isInFileCaches(offlineAddress(lang))
