import { and, desc, eq } from 'drizzle-orm'
import { UNDOING, type Undone } from '#contract/audit.ts'
import { MACHINE_FIELDS, withoutMachineFields } from '#domain/admin-changes/machine-fields.ts'
import { sameJson, type FieldConflict } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { readAdConflicts } from '#server/features/admin-ads/public.ts'
import { undoContent } from '#server/features/content-versions/public.ts'
import { admin_changes, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { actOnEach } from '#server/platform/act-on-each.ts'
import { DeclaredError, fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { mayUndo } from './access.ts'
import { findLaterChanges } from './find-later-changes.ts'
import { isOfValues, OPPOSITES, storeOf, whyNot } from './opposites.ts'
import { readSubjects } from './read-subject-names.ts'

type RefusalData = NonNullable<Undone['outcomes'][number]['refused']>

/** @throws NOT_FOUND, NOT_UNDOABLE; errors of the opposite change */
export async function undoChange(context: CallContext, changeId: string): Promise<void> {
  const [change] = await context.db.select().from(admin_changes).where(eq(admin_changes.id, changeId))
  if (!change) throw fail('NOT_FOUND')
  await undo(context, change)
}

/**
 * Undoes the changes of one of the caller's requests, latest first, each in its own transaction.
 * @throws NOT_FOUND if there are none
 */
export async function undoRequest(context: CallContext, requestId: string): Promise<Undone> {
  const changes = await context.db
    .select()
    .from(admin_changes)
    .where(and(eq(admin_changes.request_id, requestId), eq(admin_changes.admin_id, requireUser(context).id)))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
  if (!changes.length) throw fail('NOT_FOUND')
  const results = await actOnEach(context, changes, UNDOING, (change) => undo(context, change))
  const subjectOf = await readSubjects(context, changes)
  return {
    outcomes: results.map(({ item, refused }) => ({
      change_id: item.id,
      what: item.what,
      subject: subjectOf(item),
      refused: refused && { code: refused.code, ...(refused.code === 'NOT_UNDOABLE' && pickReason(refused.data)) },
    })),
  }
}

const pickReason = (data: unknown) => {
  const { reason, fields, changed_by } = (data ?? {}) as RefusalData
  return { ...(reason && { reason }), ...(fields && { fields }), ...(changed_by && { changed_by }) }
}

async function undo(context: CallContext, change: AdminChangeRow): Promise<void> {
  if (!mayUndo(context.caller, change)) throw fail('NOT_FOUND')
  const reason = whyNot(change, await readUndoneAt(context, change), context.clock())
  if (reason) throw fail('NOT_UNDOABLE', { reason })
  await refuseIfOverridden(context, change)
  const store = storeOf(change.what)
  try {
    if (!store) await OPPOSITES[change.what]?.(context, change)
    else if (!(await undoContent(context, store, change))) await refuseIfUndone(context, change)
  } catch (error) {
    await refuseIfUndone(context, change)
    throw await withChanger(context, change, error)
  }
}

/**
 * A colleague, or the seller, may have set the value of the change again: that is their decision, which stays.
 * @throws NOT_UNDOABLE
 */
async function refuseIfOverridden(context: CallContext, change: AdminChangeRow): Promise<void> {
  if (!isOfValues(change.what)) return
  const later = (await findLaterChanges(context.db, change)).find(
    ({ isOfSameFields, isOwn }) => isOfSameFields && !isOwn,
  )
  if (!later) return
  // the later change may be an undo of this one by a colleague at the same time
  await refuseIfUndone(context, change)
  throw fail('NOT_UNDOABLE', {
    reason: 'changed_since',
    fields: await readConflicts(context, change),
    changed_by: later.by,
  })
}

/** The fields of a change with other values by now. */
async function readConflicts(context: CallContext, change: AdminChangeRow): Promise<FieldConflict[]> {
  const { subject_id, before, after } = change
  const store = storeOf(change.what)
  if (!store) return readAdConflicts(context, change)
  const current = (await store.read(context.db, subject_id)) ?? {}
  return Object.keys(withoutMachineFields(after))
    .filter((field) => !sameJson(current[field], after[field]))
    .map((field) => ({ field, current: current[field] ?? null, wanted: before[field] ?? null }))
}

/** Adds to the error of a conflict who made the later change. */
async function withChanger({ db }: CallContext, change: AdminChangeRow, error: unknown): Promise<unknown> {
  if (!(error instanceof DeclaredError)) return error
  const { reason, fields = [] } = (error.data ?? {}) as RefusalData
  const isConflict = error.code === 'CONTENT_CHANGED' || reason === 'changed_since'
  if (!isConflict && error.code !== 'WRONG_STATE') return error
  const later = await findLaterChanges(db, change)
  const last = later.find(({ isOfSameFields }) => isOfSameFields) ?? later[0]
  if (!isConflict && !last?.isOfSameFields) return error
  return fail('NOT_UNDOABLE', {
    reason: 'changed_since',
    fields: fields.filter(({ field }) => !MACHINE_FIELDS.includes(field)),
    ...(last && { changed_by: last.by }),
  })
}

async function readUndoneAt({ db }: CallContext, { id }: AdminChangeRow): Promise<Date | null> {
  const [undone] = await db
    .select({ at: admin_changes.created_at })
    .from(admin_changes)
    .where(eq(admin_changes.undoes, id))
  return undone?.at ?? null
}

/**
 * If two users undo the same change at the same time, the second one sees the result of the first.
 * @throws NOT_UNDOABLE
 */
async function refuseIfUndone(context: CallContext, change: AdminChangeRow): Promise<void> {
  if (await readUndoneAt(context, change)) throw fail('NOT_UNDOABLE', { reason: 'undone' })
}
