import { lazy, Suspense } from 'react'
import { useToast } from './toast-store.ts'

const OpenToast = lazy(() => import('./open-toast.tsx'))

/** Where toasts show; its code comes with the first of them. */
export function Toasts() {
  const toast = useToast()
  if (!toast) return null
  return (
    <Suspense>
      <OpenToast toast={toast} />
    </Suspense>
  )
}
