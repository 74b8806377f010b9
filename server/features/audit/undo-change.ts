import { and, desc, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { undoContent } from '#server/features/content-versions/public.ts'
import { admin_changes, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { mayUndo } from './access.ts'
import { OPPOSITES, storeOf, whyNot } from './opposites.ts'

/** @throws NOT_FOUND, NOT_UNDOABLE, CONTENT_CHANGED */
export async function undoChange(context: CallContext, changeId: string): Promise<void> {
  const [change] = await context.db.select().from(admin_changes).where(eq(admin_changes.id, changeId))
  if (!change) throw fail('NOT_FOUND')
  await undo(context, change)
}

/**
 * Undoes all changes of one of the caller's requests, latest first.
 * @throws the errors of `undoChange`
 */
export async function undoRequest(context: CallContext, requestId: string): Promise<void> {
  const changes = await context.db
    .select()
    .from(admin_changes)
    .where(and(eq(admin_changes.request_id, requestId), eq(admin_changes.admin_id, requireUser(context).id)))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
  if (!changes.length) throw fail('NOT_FOUND')
  for (const change of changes) await undo(context, change)
}

async function undo(context: CallContext, change: AdminChangeRow): Promise<void> {
  if (!mayUndo(context.caller, change)) throw fail('NOT_FOUND')
  const reason = whyNot(change, await readUndoneAt(context, change), context.clock())
  if (reason) throw fail('NOT_UNDOABLE', { reason })
  const store = storeOf(change.what)
  try {
    if (!store) await OPPOSITES[change.what]?.(context, change)
    else if (!(await undoContent(context, store, change))) await refuseIfUndone(context, change)
  } catch (error) {
    await refuseIfUndone(context, change)
    throw error
  }
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
