import { useEffect, useState } from 'react'
import { KEPT_PAGE, OFFLINE_PATH } from '#contract/kept-pages.ts'
import { hasServerTiming } from '#web/platform/browser/server-timing.ts'
import { isControlled } from '#web/platform/browser/service-worker.ts'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { whenUsed } from '#web/rendering/when-used.ts'
import { watchInstallPrompt } from './install-prompt.ts'
import type * as Parts from './offline-parts.tsx'

/**
 * The code for life without a connection: at once on pages that the device has kept, else after everything else, once a
 * visitor stays. Null until then.
 */
export function useLateOffline(): typeof Parts | null {
  const [parts, setParts] = useState<typeof Parts | null>(null)
  useEffect(watchInstallPrompt, [])
  useEffect(() => {
    const load = () => void loadOptional(() => import('./offline-parts.tsx')).then(setParts)
    if (hasServerTiming(KEPT_PAGE) || location.pathname === OFFLINE_PATH) return load()
    // known devices have it, and keep pages that are left soon too
    if (isControlled()) return whenIdle(load)
    return whenUsed(() => whenIdle(load))
  }, [])
  return parts
}
