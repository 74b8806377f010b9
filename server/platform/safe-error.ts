import { DrizzleQueryError } from 'drizzle-orm'
import { hideContacts } from '#domain/privacy/hide-contacts.ts'

/** PostgreSQL quotes the value in the messages of these errors. */
const DATA_EXCEPTION = /^22/

/** An error without values of queries, email addresses and phone numbers, for the log and the job queue. */
export function safeError(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(messageOf(error))
  const query = known instanceof DrizzleQueryError ? known.query : undefined
  const cause = known instanceof DrizzleQueryError && known.cause instanceof Error ? known.cause : known
  const code = 'code' in cause ? cause.code : undefined
  const message = DATA_EXCEPTION.test(String(code)) ? cause.message.replace(/".*"/s, '"…"') : cause.message
  const safe = new Error(hideContacts(query === undefined ? message : `${message}, in: ${query}`))
  safe.name = cause.name
  const frames = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  safe.stack = [String(safe), ...frames].join('\n')
  return Object.assign(safe, code !== undefined && { code })
}

/** The message of a copy of an error too, as the job queue reports them. */
function messageOf(thrown: unknown): string {
  const isCopy = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return String(isCopy ? thrown.message : thrown)
}

export const printError = (prefix: string, error: unknown): void =>
  console.error(`sayyad: ${prefix}:`, safeError(error))
