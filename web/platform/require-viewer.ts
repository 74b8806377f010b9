import { data } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { PageScope } from './scope.ts'

/**
 * Before what belongs to users or admins; on the server, so that nothing of it travels to others.
 * @throws 401, 403
 */
export async function requireViewer({ getViewer }: PageScope, role?: 'admin'): Promise<Viewer> {
  const viewer = await getViewer()
  if (!viewer) throw data(null, { status: 401 })
  if (role === 'admin' && viewer.role !== 'admin') throw data(null, { status: 403 })
  return viewer
}
