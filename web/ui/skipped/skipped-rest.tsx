import { latePart } from '#web/rendering/late-part.tsx'
import { showSkipped, useSkipped } from './skipped-store.ts'

const SkippedDialog = latePart(async () => (await import('./skipped-dialog.tsx')).SkippedDialog)

/** The dialog that a toast or note opens; it outlives the screen part that did the action. */
export function SkippedRest() {
  const skipped = useSkipped()
  return skipped && <SkippedDialog skipped={skipped} onClose={() => showSkipped(null)} />
}
