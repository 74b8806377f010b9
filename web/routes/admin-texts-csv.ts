import { csvFile } from '#web/platform/device/csv-file.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/admin-texts-csv'

/** CSV export of all texts. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { csv } = await scope.api.texts.export_csv()
  return csvFile('texts', csv)
}
