import { ORPCError } from '@orpc/server'
import { ERRORS } from '#contract/errors.ts'
import type { Db } from '#server/platform/db/client.ts'
import { findFault, type Fault } from '#server/platform/db/find-fault.ts'
import { DeclaredError, fail } from '#server/platform/fail.ts'

/** Converts errors of operations and infrastructure faults to API errors. Other errors are returned unchanged. */
export async function toApiError(error: unknown, db: Db): Promise<unknown> {
  if (error instanceof ORPCError) return error
  const declared = error instanceof DeclaredError ? error : await declareFault(error, db)
  if (!declared) return error
  const { status, message } = ERRORS[declared.code]
  return new ORPCError(declared.code, { status, message, data: declared.data, cause: error })
}

async function declareFault(error: unknown, db: Db): Promise<DeclaredError | null> {
  const fault = await findFault(error, db)
  return fault && fail(fault)
}

const FAULTS: readonly string[] = ['UNAVAILABLE', 'STORAGE_FULL'] satisfies Fault[]

/** Whether an API error reports an infrastructure fault. */
export const isFault = (error: unknown): error is ORPCError<Fault, unknown> =>
  error instanceof ORPCError && FAULTS.includes(error.code)
