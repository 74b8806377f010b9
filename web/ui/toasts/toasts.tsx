import { Suspense } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { useToast } from './toast-store.ts'

const OpenToast = lazyPart(() => import('./open-toast.tsx'))

/** The region of toasts; its code is loaded with the first one. */
export function Toasts() {
  const toast = useToast()
  if (!toast) return null
  return (
    <Suspense>
      <OpenToast toast={toast} />
    </Suspense>
  )
}
