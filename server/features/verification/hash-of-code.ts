import { createHash } from 'node:crypto'

/** The stored hash of a code, salted with the ID of the user. */
export const hashOfCode = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('hex')
