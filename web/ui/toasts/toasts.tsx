import { latePart } from '#web/rendering/late-part.tsx'
import { removeLate, useIsTopRegion, useToast } from './toast-store.ts'

const OpenToast = latePart(
  async () => {
    const part = await import('./open-toast.tsx')
    // without a connection, loading the code may take long
    removeLate()
    return part.OpenToast
  },
  { hasNoArea: true },
)

/** For screens where a toast says what failed: without a connection its code could not be loaded. */
export const preloadToasts = OpenToast.preload

/** The region of toasts. Its code is loaded with the first toast. */
export function Toasts() {
  const toast = useToast()
  const isTop = useIsTopRegion()
  if (!toast || !isTop) return null
  return <OpenToast key={toast.id} toast={toast} fallback={null} />
}
