import { errorStatus } from '#web/platform/error-status.ts'

/** The key of a page's title, unless its loader asks the visitor to sign in or to be an admin. */
export function accessTitle<Key extends string>(title: Key, error: unknown) {
  const status = errorStatus(error)
  if (status === 401) return 'sign_in_required'
  return status === 403 ? 'unauthorized_title' : title
}
