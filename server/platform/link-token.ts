import { createHash, randomBytes } from 'node:crypto'

/** For the link of a mail. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, so that nobody who reads the database can follow the link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
