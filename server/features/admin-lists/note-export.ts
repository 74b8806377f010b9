import type { ListSearch } from '#contract/admin-lists.ts'
import type { AdminList } from '#domain/admin-lists/lists.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { requireUser } from '#server/platform/http/access.ts'

const KINDS = { ads: 'export_ads', users: 'export_users' } as const

/** Records the filters, but not the search text, which may be a name. */
export async function noteExport(
  context: CallContext,
  { list, search: { text, ...filters } }: { list: AdminList; search: ListSearch },
): Promise<void> {
  await recordAdminChange(context.db, {
    admin_id: requireUser(context).id,
    what: KINDS[list],
    subject_id: list,
    before: {},
    after: { ...filters, ...(text && { has_text: true }) },
    now: context.clock(),
  })
}
