import type { ListSearch } from '#contract/admin-lists.ts'
import type { AdminList } from '#domain/admin-lists/lists.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { listMatchingIds } from '#server/features/admin-users/public.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import { requireUser } from '#server/platform/http/access.ts'

const KINDS = { ads: 'export_ads', users: 'export_users' } as const

/** Records the filters, but not the search text, which may be a name, and for each user that they are in the file. */
export async function noteExport(
  context: CallContext,
  { list, search: { text, ...filters } }: { list: AdminList; search: ListSearch },
): Promise<void> {
  if (list === 'users') await logStaffAccess(context, 'export', await listMatchingIds(context, { text, ...filters }))
  await recordAdminChange(context.db, {
    admin_id: requireUser(context).id,
    what: KINDS[list],
    subject_id: list,
    before: {},
    after: { ...filters, ...(text && { has_text: true }) },
    now: context.clock(),
  })
}
