import { MACHINE_FIELDS } from '#domain/admin-changes/machine-fields.ts'
import { sameJson, type Values } from '#domain/admin-changes/merge-fields.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { changeContentIn } from './change-content.ts'
import type { ContentContext, ContentStore } from './content-store.ts'

/**
 * Restores the former values of the fields that a change affected.
 * @returns false if the fields have these values already
 * @throws CONTENT_CHANGED if one of the fields was changed since; NOT_FOUND; errors of the store
 */
export async function undoContent(
  context: ContentContext,
  store: ContentStore,
  { id, subject_id, before, after }: AdminChangeRow,
): Promise<boolean> {
  const wasAdded = isEmpty(before)
  const wasDeleted = isEmpty(after)
  return context.db.transaction(async (tx) => {
    const current = await store.read(tx, subject_id)
    if (!wasDeleted && !current) throw fail('CONTENT_CHANGED', { fields: [] })
    // later changes of other fields have set these too; they do not prevent the undo, and keep them
    const isLater = (field: string) => MACHINE_FIELDS.includes(field) && !sameJson(current?.[field], after[field])
    const left = Object.fromEntries(Object.entries(after).filter(([field]) => !isLater(field)))
    const former = Object.fromEntries(Object.entries(before).filter(([field]) => wasDeleted || !isLater(field)))
    const fields = await changeContentIn(context, tx, store, {
      content_id: subject_id,
      wanted: wasAdded ? null : former,
      seen: wasDeleted ? Object.fromEntries(Object.keys(before).map((field) => [field, null])) : left,
      admin_id: requireUser(context).id,
      undoes: id,
    })
    return fields.length > 0
  })
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0
