import { data } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { PageScope } from './page-scope.ts'

/**
 * Restricts a page to users, moderators or admins. Call it in a server loader, so that no data is sent to others.
 * @throws a response with status 401 or 403
 */
export async function requireViewer({ getViewer }: PageScope, role?: 'moderator' | 'admin'): Promise<Viewer> {
  const viewer = await getViewer()
  if (!viewer) throw data(null, { status: 401 })
  if (role && viewer.role !== role && viewer.role !== 'admin') throw data(null, { status: 403 })
  return viewer
}
