import { useState } from 'react'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import type { Section } from './admin-search-dialog.tsx'

const AdminSearchDialog = latePart(async () => (await import('./admin-search-dialog.tsx')).AdminSearchDialog)

/** Button that opens the admin search; Ctrl+K opens it too. */
export function AdminSearchButton({ sections }: { sections: readonly Section[] }) {
  const { t } = useTexts(adminOverviewTexts)
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ 'ctrl+k': () => setOpen(true) })
  return (
    <>
      <Button
        {...AdminSearchDialog.opener}
        variant="quiet"
        icon="search"
        className="needs-script w-full"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <span>{t('go_open')}</span>
        <kbd dir="ltr" className="ms-auto text-sm text-muted max-lg:hidden">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && <AdminSearchDialog sections={sections} onClose={() => setOpen(false)} />}
    </>
  )
}
