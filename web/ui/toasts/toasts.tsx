import { Suspense } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { removeLate, useIsTopRegion, useToast } from './toast-store.ts'

const OpenToast = lazyPart(async () => {
  const part = await import('./open-toast.tsx')
  // without a connection the code may be long in coming
  removeLate()
  return part
})

/** The region of toasts; its code is loaded with the first one. */
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
