import { data } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { ApiClient } from '#contract/render.ts'

/**
 * Before what belongs to users or admins; on the server, so that nothing of it travels to others.
 * @throws 401, 403
 */
export async function requireViewer(api: ApiClient, role?: 'admin'): Promise<Viewer> {
  const viewer = await api.accounts.get_viewer()
  if (!viewer) throw data(null, { status: 401 })
  if (role === 'admin' && (await api.accounts.get_role()).role !== 'admin') throw data(null, { status: 403 })
  return viewer
}
