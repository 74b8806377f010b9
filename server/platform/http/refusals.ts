import { ORPCError } from '@orpc/server'

// what several procedures answer

/** What only the server can tell of a field, by the code that the texts know. */
export const invalid = (field: string, reason: string) =>
  new ORPCError('INVALID_INPUT', { status: 422, message: 'A field is not right', data: { field, reason } })

export const linkInvalid = () =>
  new ORPCError('LINK_INVALID', { status: 410, message: 'The link is used up, too old or wrong' })

export const codeInvalid = () => new ORPCError('CODE_INVALID', { status: 403, message: 'The code is wrong or too old' })
