import { useState } from 'react'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'

/** Shortcuts of the buttons of an item. */
export type ItemKeys = readonly { keys: string; does: string }[]

/** Lists the shortcuts of a queue; opens by a button or the `?` key. */
export function KeysHelp({ itemKeys }: { itemKeys: ItemKeys }) {
  const { t } = useTexts(adminTexts)
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <Button variant="plain" className="self-end max-md:hidden" onClick={() => setOpen(true)}>
        <span>{t('review_shortcuts')}</span>
        <Shortcut keys="?" />
      </Button>
      {isOpen && (
        <ShortcutHelp
          title={t('review_shortcuts')}
          shortcuts={[
            ...itemKeys,
            { keys: 'Z', does: t('keys_undo') },
            { keys: 'J', does: t('keys_next') },
            { keys: 'K', does: t('keys_previous') },
          ]}
          setting={t('review_shortcuts_on')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
