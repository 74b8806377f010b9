import type { Values } from '#domain/admin-changes/merge-fields.ts'
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
  // changes of other fields do not prevent the undo
  const { updated_at: _, ...left } = after
  const wasDeleted = isEmpty(after)
  return context.db.transaction(async (tx) => {
    if (!wasDeleted && !(await store.read(tx, subject_id))) throw fail('CONTENT_CHANGED', { fields: [] })
    const fields = await changeContentIn(context, tx, store, {
      content_id: subject_id,
      wanted: wasAdded ? null : before,
      seen: wasDeleted ? Object.fromEntries(Object.keys(before).map((field) => [field, null])) : left,
      admin_id: requireUser(context).id,
      undoes: id,
    })
    return fields.length > 0
  })
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0
