import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { USER_SORTS, type UserSort } from '#domain/admin-users/sorts.ts'
import { cutText } from '#domain/text/truncate.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'

export const USER_STATUSES = ['active', 'suspended'] as const

export interface ChosenUsers {
  text?: string
  role?: Role
  status?: (typeof USER_STATUSES)[number]
  sort?: UserSort
  after?: string
}

/** Parses the query string; invalid values are ignored. */
export function readUserSearch(params: URLSearchParams): ChosenUsers {
  const text = cutText(params.get('text')?.trim() ?? '', 200)
  const role = ROLES.find((one) => one === params.get('role'))
  const status = USER_STATUSES.find((one) => one === params.get('status'))
  const sort = USER_SORTS.find((one) => one === params.get('sort'))
  const after = cursorOf(params)
  return {
    ...(text && { text }),
    ...(role && { role }),
    ...(status && { status }),
    ...(sort && { sort }),
    ...(after && { after }),
  }
}

/** The inverse of `readUserSearch`. @returns a path with query string */
export function userListAddress(search: ChosenUsers): string {
  const query = new URLSearchParams({ ...search }).toString()
  return query ? `/admin/users?${query}` : '/admin/users'
}
