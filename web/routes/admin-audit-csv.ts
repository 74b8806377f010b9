import { readAuditSearch, writeAuditCsv } from '#web/features/audit/public.ts'
import { csvFile } from '#web/platform/device/csv-file.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/admin-audit-csv'

/** CSV export of the audit log with the filters of the page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const csv = await writeAuditCsv(scope.api, readAuditSearch(new URL(request.url).searchParams))
  return csvFile('audit', csv)
}
