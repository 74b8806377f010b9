import { lazyDialog } from '../lazy-dialog.tsx'
import { showSkipped, useSkipped } from './skipped-store.ts'

const SkippedDialog = lazyDialog(() => import('./skipped-dialog.tsx'))

/** The dialog that a toast or note opens; it outlives the screen part that did the action. */
export function SkippedRest() {
  const skipped = useSkipped()
  return skipped && <SkippedDialog skipped={skipped} onClose={() => showSkipped(null)} />
}
