import { parseStored } from '#domain/settings/parse-stored.ts'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import type { Editing } from './use-setting.ts'

/** The value that somebody else has saved meanwhile beside the one to be saved, and a choice between them. */
export function ConflictNotice({ editing: { conflict, yield: takeTheirs, save } }: { editing: Editing }) {
  const { t } = useTexts(settingsTexts)
  if (!conflict) return null
  const { current, wanted } = conflict
  const shown = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('setting_empty')
    if (typeof value === 'boolean') return t(value ? 'setting_on' : 'setting_off')
    return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  }
  return (
    <ConflictSides
      sides={[
        {
          field: 'setting_value',
          theirs: shown(current === null ? undefined : parseStored(current)),
          mine: shown(wanted),
        },
      ]}
      onResolve={(mine) => (mine.length ? save({ value: wanted, seen: current }) : takeTheirs())}
    />
  )
}
