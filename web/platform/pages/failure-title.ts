import type { Suspension } from '#contract/errors.ts'
import { errorStatus } from './error-status.ts'

const GONE: readonly (number | undefined)[] = [404, 410]

/**
 * The text key of the title of a page that could not be loaded.
 * @param unknown the key if nothing exists at the URL
 */
export const failureTitle = <Key extends string>(unknown: Key, error: unknown) =>
  GONE.includes(errorStatus(error)) ? unknown : 'error_partial_title'

/** The suspension that an error of `requireViewer` carries. */
export function suspensionOf(error: unknown): Suspension | null {
  if (errorStatus(error) !== 403) return null
  return (error as { data?: Suspension | null }).data ?? null
}

/** The text key of the title of a page, or of the error if the visitor must sign in or has no access. */
export function accessTitle<Key extends string>(title: Key, error: unknown) {
  const status = errorStatus(error)
  if (status === 401) return 'sign_in_required'
  if (suspensionOf(error)) return 'suspended_title'
  return status === 403 ? 'unauthorized_title' : title
}
