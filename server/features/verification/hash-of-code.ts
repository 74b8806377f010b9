import { createHash } from 'node:crypto'

/** The stored hash of a code, salted with the ID of the user. */
export const hashOfCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex')
