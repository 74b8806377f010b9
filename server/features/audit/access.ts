import { MODERATED_KINDS } from '#domain/admin-changes/kinds.ts'
import { isUser, type Caller } from '#server/platform/http/access.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'

/** Admins can undo all changes; moderators only their own decisions. */
export const mayUndo = (caller: Caller, { admin_id, what }: Pick<AdminChangeRow, 'admin_id' | 'what'>): boolean =>
  caller.kind === 'admin' || (admin_id !== null && isUser(caller, admin_id) && MODERATED_KINDS.includes(what))
