import type { Role } from '#domain/accounts/roles.ts'
import { MINUTE_MS } from '#domain/durations.ts'

export const ROLE_FRESH_MS = 5 * MINUTE_MS
const BETWEEN_FETCHES_MS = 1000

let last: { at: number; role: Promise<Role> } | undefined

/** Fetches the role at most once per second; `user` if the request fails. */
export function throttledRole(fetchRole: () => Promise<Role>, now = Date.now()): Promise<Role> {
  if (last && now - last.at < BETWEEN_FETCHES_MS) return last.role
  const role = fetchRole().catch((): Role => 'user')
  last = { at: now, role }
  return role
}
