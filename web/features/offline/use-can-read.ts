import { useEffect, useState } from 'react'
import type { Lang } from '#domain/language.ts'
import { isOfflinePageCached } from './page-cache.ts'

/** Whether the device can show pages without a connection: not in the first moments of a first visit, nor without storage. */
export function useCanRead(isOffline: boolean, lang: Lang): boolean {
  const [canRead, setCanRead] = useState(false)
  useEffect(() => {
    if (isOffline) void isOfflinePageCached(lang).then(setCanRead)
  }, [isOffline, lang])
  return canRead
}
