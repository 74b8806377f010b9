import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'

const SHORTCUTS = [
  ['A', 'review_approve'],
  ['R', 'review_reject'],
  ['1–9', 'review_key_reasons'],
  ['Z', 'review_key_undo'],
  ['J', 'review_next'],
  ['K', 'review_previous'],
  ['X', 'review_choose'],
  ['← →', 'review_key_pictures'],
  ['?', 'review_shortcuts'],
] as const

export function ReviewShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(adminTexts)
  return (
    <ShortcutHelp
      title={t('review_shortcuts')}
      shortcuts={SHORTCUTS.map(([keys, text]) => ({ keys, does: t(text) }))}
      setting={t('review_shortcuts_on')}
      onClose={onClose}
    />
  )
}
