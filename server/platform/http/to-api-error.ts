import { ORPCError } from '@orpc/server'
import { ERRORS } from '#contract/errors.ts'
import { DeclaredError } from '#server/platform/fail.ts'

/** What the API answers where an operation failed with a code; anything else stays as it is. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof DeclaredError)) return error
  const { status, message } = ERRORS[error.code]
  return new ORPCError(error.code, { status, message, data: error.data, cause: error })
}
