import { useState } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { theirValues, type FieldConflict } from '#domain/admin-changes/merge-fields.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

export interface Descriptions {
  alt_ar: string
  alt_en: string
}

export const FIELDS = ['alt_ar', 'alt_en'] as const

/** State of the descriptions of a picture, of which only the changed ones are saved. */
export function useDescriptions({ id, alt_ar, alt_en }: MediaPicture) {
  const { t } = useTexts(mediaTexts)
  const api = useApi()
  const undoable = useUndoable()
  const [seen, setSeen] = useState<Descriptions>({ alt_ar, alt_en })
  const [typed, setTyped] = useState(seen)
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const changed = FIELDS.filter((field) => typed[field].trim() !== seen[field])

  function show(descriptions: Descriptions) {
    setSeen(descriptions)
    setTyped(descriptions)
  }

  /** @returns whether everything is saved */
  async function save(): Promise<boolean> {
    if (!changed.length) return true
    const pick = (from: Descriptions) => Object.fromEntries(changed.map((field) => [field, from[field].trim()]))
    setSaving(true)
    setFailure(undefined)
    try {
      const change = { picture_id: id, wanted: pick(typed), seen: pick(seen) }
      await undoable(
        t('media_saved'),
        (call) => api.media.change(change, call),
        () => show(seen),
      )
      show({ alt_ar: typed.alt_ar.trim(), alt_en: typed.alt_en.trim() })
      return true
    } catch (error) {
      const found = failureOf(error)
      if (found.code === 'CONTENT_CHANGED') setConflicts((found.data as { fields: FieldConflict[] }).fields)
      else setFailure(failureText(found, t))
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    typed,
    change: (field: keyof Descriptions, value: string) => setTyped((now) => ({ ...now, [field]: value })),
    hasChanged: changed.length > 0,
    save,
    isSaving,
    failure,
    conflicts,
    /** Resolves the conflicts: keeps the typed descriptions of these fields, and the other ones of the others. */
    settle: (mine: readonly string[]) => {
      setSeen((now) => ({ ...now, ...theirValues(conflicts) }))
      setTyped((now) => ({ ...now, ...theirValues(conflicts, mine) }))
      setConflicts([])
    },
  }
}
