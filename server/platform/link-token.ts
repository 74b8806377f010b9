import { createHash, randomBytes } from 'node:crypto'

/** Creates a token for an emailed link. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token. Only hashes are stored, so that read access to the database does not reveal links. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
