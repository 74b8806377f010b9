import { data } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { PageScope } from './page-scope.ts'

/**
 * Restricts a page to users, moderators or admins. Call it in a server loader, so that no data is sent to others.
 * @throws a response with status 401 or 403; its data is the suspension of a suspended user
 */
export async function requireViewer(
  { getViewer, suspension }: PageScope,
  role?: 'moderator' | 'admin',
): Promise<Viewer> {
  const viewer = await getViewer()
  if (!viewer) throw data(suspension, { status: suspension ? 403 : 401 })
  if (role && viewer.role !== role && viewer.role !== 'admin') throw data(null, { status: 403 })
  return viewer
}
