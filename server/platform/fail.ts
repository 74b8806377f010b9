import type { z } from 'zod'
import type { ERRORS, ErrorCode } from '#contract/errors.ts'

type DataOf<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { data: z.ZodType }
  ? [data: z.input<(typeof ERRORS)[Code]['data']>]
  : // errors of a single procedure are declared in its contract
    [data?: unknown]

/** An error from `contract/errors.ts`. The API responds with its status and message. */
export class DeclaredError extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  constructor(code: ErrorCode, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

export const fail = <Code extends ErrorCode>(code: Code, ...[data]: DataOf<Code>): DeclaredError =>
  new DeclaredError(code, data)

/** A validation error that only the server can detect. */
export const invalid = (field: string, reason: string): DeclaredError => fail('INVALID_INPUT', { field, reason })
