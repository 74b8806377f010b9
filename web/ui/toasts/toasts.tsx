import { Suspense } from 'react'
import { lazyPart, preload } from '#web/rendering/lazy-part.ts'
import { removeLate, useIsTopRegion, useToast } from './toast-store.ts'

const load = async () => {
  const part = await import('./open-toast.tsx')
  // without a connection, loading the code may take long
  removeLate()
  return part
}
const OpenToast = lazyPart(load)

/** For screens where a toast says what failed: without a connection its code could not be loaded. */
export const preloadToasts = (): void => preload(load)

/** The region of toasts. Its code is loaded with the first toast. */
export function Toasts() {
  const toast = useToast()
  const isTop = useIsTopRegion()
  if (!toast || !isTop) return null
  return (
    <Suspense>
      <OpenToast toast={toast} />
    </Suspense>
  )
}
