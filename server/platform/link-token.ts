import { createHash, randomBytes } from 'node:crypto'

/** For emailed links. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token, so that reading the database does not reveal links. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
