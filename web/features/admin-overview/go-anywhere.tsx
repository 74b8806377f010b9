import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import type { Section } from './go-dialog.tsx'

const GoDialog = lazyPart(() => import('./go-dialog.tsx'))

/** Opens the search for anything, also by Ctrl K. */
export function GoAnywhere({ sections }: { sections: readonly Section[] }) {
  const { t } = useTexts(adminOverviewTexts)
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ 'ctrl+k': () => setOpen(true) })
  return (
    <>
      <Button
        variant="quiet"
        icon="search"
        className="needs-script w-full"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        {t('go_open')}
        <kbd dir="ltr" className="ms-auto text-sm text-muted max-lg:hidden">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <GoDialog sections={sections} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
