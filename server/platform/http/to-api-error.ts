import { ORPCError } from '@orpc/server'
import { ERRORS } from '#contract/errors.ts'
import { DeclaredError } from '#server/platform/fail.ts'

/** Converts an error of an operation to the response of the API; other errors stay as they are. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof DeclaredError)) return error
  const { status, message } = ERRORS[error.code]
  return new ORPCError(error.code, { status, message, data: error.data, cause: error })
}
