import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sameJson, type FieldConflict, type Values } from '#domain/admin-changes/merge-fields.ts'
import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Options<Fields extends Values> {
  /** The values when the editor was opened; null for a new entry. */
  stored: Fields | null
  add: (fields: Fields, call: NotedCall) => Promise<unknown>
  change: (wanted: Partial<Fields>, seen: Partial<Fields>, call: NotedCall) => Promise<unknown>
  /** Replaces the values of the form, after a conflict or an undo. */
  onShown: (fields: Fields) => void
  /** Called when adding an entry was undone. */
  onTakenBack?: () => void
}

/** Saves only the changed fields, and returns conflicts with what somebody else has saved meanwhile. */
export function useSavedFields<Fields extends Values>({ stored, add, change, onShown, onTakenBack }: Options<Fields>) {
  const { t, lang } = useTexts(carMakerTexts)
  const { revalidate } = useRevalidator()
  const undoable = useUndoable()
  const [seen, setSeen] = useState(stored)
  const [conflict, setConflict] = useState<{ fields: Fields; conflicts: FieldConflict[] } | null>(null)

  async function save(fields: Fields, known = seen): Promise<void> {
    setConflict(null)
    const changed = Object.keys(fields).filter((field) => !sameJson(fields[field], known?.[field]))
    const pick = (from: Values) => Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<Fields>
    const restore = () => {
      if (!known) return onTakenBack?.()
      setSeen(known)
      onShown(known)
    }
    try {
      if (!known) {
        const message = t('maker_added', { name: String(fields[`name_${lang}`]) })
        await undoable(message, (call) => add(fields, call), restore)
      } else if (changed.length) {
        await undoable(t('maker_saved'), (call) => change(pick(fields), pick(known), call), restore)
      } else addToast({ title: t('maker_unchanged'), variant: 'success' })
    } catch (error) {
      const { code, data } = failureOf(error)
      if (code !== 'CONTENT_CHANGED') throw error
      setConflict({ fields, conflicts: (data as { fields: FieldConflict[] }).fields })
      return
    }
    if (known) setSeen(fields)
    await revalidate()
  }

  /** The values with the other version of the conflicting fields. */
  const updated = (from: Fields): Fields => ({
    ...from,
    ...Object.fromEntries(conflict?.conflicts.map(({ field, current }) => [field, current]) ?? []),
  })

  return {
    save: (fields: Fields) => save(fields),
    conflicts: conflict?.conflicts ?? [],
    insist: () => conflict && seen && void save(conflict.fields, updated(seen)).catch(() => {}),
    /** Accepts the other version of the conflicting fields; all others stay as typed. */
    yield: () => {
      if (!conflict || !seen) return
      setSeen(updated(seen))
      setConflict(null)
      onShown(updated(conflict.fields))
    },
  }
}
