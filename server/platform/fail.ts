import type { z } from 'zod'
import type { ERRORS, ErrorCode } from '#contract/errors.ts'

type DataOf<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { data: z.ZodType }
  ? [data: z.input<(typeof ERRORS)[Code]['data']>]
  : // what one procedure adds, it declares
    [data?: unknown]

/** An error of the table, thrown by an operation; the API answers it with the status and the sentence of its code. */
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

/** What only the server can tell about a field, by the code that the texts know. */
export const invalid = (field: string, reason: string): DeclaredError => fail('INVALID_INPUT', { field, reason })
