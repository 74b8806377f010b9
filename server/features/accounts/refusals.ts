import { ORPCError } from '@orpc/server'

// what more than one operation may answer

export const linkInvalid = () =>
  new ORPCError('LINK_INVALID', { status: 410, message: 'The link is used up, too old or wrong' })

export const codeInvalid = () => new ORPCError('CODE_INVALID', { status: 403, message: 'The code is wrong or too old' })
