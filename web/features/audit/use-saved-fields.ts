import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { sameJson, theirValues, type FieldConflict, type Values } from '#domain/admin-changes/merge-fields.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import type { NotedCall } from './undo.ts'
import { useUndoable } from './use-undoable.ts'

interface Options<Fields extends Values> {
  /** The values when the editor was opened; null for a new entry. */
  stored: Fields | null
  add: (fields: Fields, call: NotedCall) => Promise<unknown>
  change: (wanted: Partial<Fields>, seen: Partial<Fields>, call: NotedCall) => Promise<unknown>
  /**
   * Replaces the values of the form, after a conflict or an undo.
   * @param replaced those alone that differ from what was saved
   */
  onShown: (fields: Fields, replaced: Partial<Fields>) => void
  /**
   * Called when what was insisted on after a conflict is refused.
   * @returns whether the reason is shown; by default a toast tells it
   */
  onRefused?: (error: unknown) => boolean
  /** Called when adding an entry was undone. */
  onTakenBack?: () => void
  /** Texts of the toasts. */
  texts: { added: (fields: Fields) => string; saved: string; unchanged: string }
}

interface Saving<Fields> {
  fields: Fields
  /** What the change is based on; null for a new entry. */
  known: Fields | null
  /** The fields that are saved. */
  only: readonly string[]
}

/** Saves only the changed fields, and returns conflicts with what somebody else has saved meanwhile. */
export function useSavedFields<Fields extends Values>(options: Options<Fields>) {
  const { stored, add, change, onShown, onRefused, onTakenBack, texts } = options
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const undoable = useUndoable()
  const [seen, setSeen] = useState(stored)
  const [conflict, setConflict] = useState<(Saving<Fields> & { conflicts: FieldConflict[] }) | null>(null)

  async function save({ fields, known, only }: Saving<Fields>): Promise<void> {
    setConflict(null)
    const changed = only.filter((field) => !sameJson(fields[field], known?.[field]))
    const pick = (from: Values) => Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<Fields>
    const restore = () => {
      if (!known) return onTakenBack?.()
      setSeen((now) => now && { ...now, ...pick(known) })
      onShown(known, pick(known))
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
      setConflict({ fields, known, only, conflicts: (data as { fields: FieldConflict[] }).fields })
      return
    }
    if (known) setSeen({ ...known, ...pick(fields) })
    await revalidate()
  }

  return {
    /** The values that the next change is based on; null for a new entry. */
    seen,
    save: (fields: Fields, only: readonly string[] = Object.keys(fields)) => save({ fields, known: seen, only }),
    conflicts: conflict?.conflicts ?? [],
    /** Accepts the other version of the conflicting fields except those that are insisted on, which are saved. */
    resolve: (mine: readonly string[]) => {
      if (!conflict?.known) return
      const { conflicts, only } = conflict
      const known = { ...conflict.known, ...theirValues(conflicts) }
      const theirs = theirValues(conflicts, mine) as Partial<Fields>
      const fields = { ...conflict.fields, ...theirs }
      setSeen(known)
      setConflict(null)
      onShown(fields, theirs)
      if (mine.length)
        void save({ fields, known, only }).catch((error: unknown) => {
          if (onRefused?.(error)) return
          addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
        })
    },
  }
}
