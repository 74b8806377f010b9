import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import type { Route } from './+types/admin-texts-csv'

/** All texts as a file for a spreadsheet. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { csv } = await scope.api.texts.export_csv()
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="texts.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
