import { createHash } from 'node:crypto'

/** The stored hash of a code, salted with the user id. */
export const hashOfCode = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('hex')
