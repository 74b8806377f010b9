import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { useSavedFields } from '#web/features/audit/public.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'

const LABELS: Record<string, string> = {
  name_ar: 'maker_name_ar',
  name_en: 'maker_name_en',
  aliases: 'maker_aliases',
  body_types: 'model_bodies',
  first_year: 'model_first_year',
  last_year: 'model_last_year',
  seats: 'model_seats',
  fuel_types: 'model_fuels',
}

/** Fields that are lists of enumerated values. */
const NAMED: Record<string, string> = { body_types: 'body_type', fuel_types: 'fuel_type' }

interface Props<Fields extends Values> {
  saving: ReturnType<typeof useSavedFields<Fields>>
}

/** Conflicts with what somebody else has saved meanwhile: both versions, and a choice between them. */
export function FieldConflicts<Fields extends Values>({ saving }: Props<Fields>) {
  const { t } = useTexts(carMakerTexts, carWordTexts)
  if (!saving.conflicts.length) return null
  const shown = (field: string, value: unknown) =>
    [value]
      .flat()
      .map((one) => (field in NAMED ? composedText(t, `${NAMED[field]}_${String(one)}`) : String(one ?? '')))
      .join('، ')
  return (
    <ConflictSides
      sides={saving.conflicts.map(({ field, current, wanted }) => ({
        field,
        name: composedText(t, LABELS[field] ?? field),
        theirs: shown(field, current),
        mine: shown(field, wanted),
      }))}
      onResolve={saving.resolve}
    />
  )
}
