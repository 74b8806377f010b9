import type { FactFields } from '#contract/facts.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { useSavedFields } from '#web/features/audit/public.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'

const DAYS: readonly string[] = ['valid_from', 'checked_on', 'check_by']
/** Fields of enumerated values, and the beginning of the keys of their texts. */
const NAMED: Readonly<Record<string, string>> = {
  topic: 'fact_topic_',
  unit: 'fact_unit_',
  source_quality: 'fact_quality_',
}

/** Conflicts with what somebody else has saved meanwhile: both versions, and a choice between them. */
export function FactConflicts({ saving }: { saving: ReturnType<typeof useSavedFields<FactFields>> }) {
  const { t, lang } = useTexts(adminFactTexts, factTexts)
  if (!saving.conflicts.length) return null

  function inWords(field: string, value: unknown): string {
    if (value === null || value === '') return '–'
    if (field in NAMED) return composedText(t, `${NAMED[field]}${String(value)}`)
    return DAYS.includes(field) ? formatDate(String(value), lang) : String(value)
  }

  return (
    <ConflictSides
      sides={saving.conflicts.map(({ field, current, wanted }) => ({
        field,
        name: t(`fact_${field as keyof FactFields}`),
        theirs: inWords(field, current),
        mine: inWords(field, wanted),
      }))}
      onResolve={saving.resolve}
    />
  )
}
