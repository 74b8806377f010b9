import { ORPCError } from '@orpc/server'

/** What only the server can tell of a field, by the code that the texts know. */
export const invalid = (field: string, reason: string) =>
  new ORPCError('INVALID_INPUT', { status: 422, message: 'A field is not right', data: { field, reason } })
