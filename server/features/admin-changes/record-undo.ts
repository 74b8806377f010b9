import type { Db } from '#server/platform/db/client.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { requireUser, type Caller } from '#server/platform/http/access.ts'
import { recordAdminChange } from './record-admin-change.ts'

/** Records an undo by the caller as a separate change. Call it in the transaction of the undo. */
export const recordUndo = (
  context: { caller: Caller },
  tx: Db,
  { id, what, subject_id, before, after }: AdminChangeRow,
  now: Date,
): Promise<string> =>
  recordAdminChange(tx, {
    admin_id: requireUser(context).id,
    what,
    subject_id,
    before: after,
    after: before,
    undoes: id,
    now,
  })
