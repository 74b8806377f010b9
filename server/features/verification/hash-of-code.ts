import { createHash } from 'node:crypto'

/** What is stored of a code; the user's id keeps equal codes apart. */
export const hashOfCode = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('hex')
