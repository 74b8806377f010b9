import { errorStatus } from './error-status.ts'

const GONE: readonly (number | undefined)[] = [404, 410]

/** The key of the title of a page that could not be loaded. @param unknown if there is nothing of its address */
export const failureTitle = <Key extends string>(unknown: Key, error: unknown) =>
  GONE.includes(errorStatus(error)) ? unknown : 'error_partial_title'

/** The key of a page's title, unless its loader asks the visitor to sign in or to be an admin. */
export function accessTitle<Key extends string>(title: Key, error: unknown) {
  const status = errorStatus(error)
  if (status === 401) return 'sign_in_required'
  return status === 403 ? 'unauthorized_title' : title
}
