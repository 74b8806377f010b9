import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sameJson, type FieldConflict, type Values } from '#domain/admin-changes/merge-fields.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import type { NotedCall } from './undo.ts'
import { useUndoable } from './use-undoable.ts'

interface Options<Fields extends Values> {
  /** The values when the editor was opened; null for a new entry. */
  stored: Fields | null
  add: (fields: Fields, call: NotedCall) => Promise<unknown>
  change: (wanted: Partial<Fields>, seen: Partial<Fields>, call: NotedCall) => Promise<unknown>
  /** Replaces the values of the form, after a conflict or an undo. */
  onShown: (fields: Fields) => void
  /** Called when adding an entry was undone. */
  onTakenBack?: () => void
  /** Texts of the toasts. */
  texts: { added: (fields: Fields) => string; saved: string; unchanged: string }
}

/** Saves only the changed fields, and returns conflicts with what somebody else has saved meanwhile. */
export function useSavedFields<Fields extends Values>(options: Options<Fields>) {
  const { stored, add, change, onShown, onTakenBack, texts } = options
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
        await undoable(texts.added(fields), (call) => add(fields, call), restore)
      } else if (changed.length) {
        await undoable(texts.saved, (call) => change(pick(fields), pick(known), call), restore)
      } else addToast({ title: texts.unchanged, variant: 'success' })
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
    /** The values that the next change is based on; null for a new entry. */
    seen,
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
