import { errorStatus } from '#web/platform/error-status.ts'

const GONE: readonly (number | undefined)[] = [404, 410]

/** The key of the title of a page that could not be loaded. @param unknown if there is nothing of its address */
export const failureTitle = <Key extends string>(unknown: Key, error: unknown) =>
  GONE.includes(errorStatus(error)) ? unknown : 'error_partial_title'
