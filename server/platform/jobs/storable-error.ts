import { DrizzleQueryError } from 'drizzle-orm'
import { hideContacts } from '#domain/privacy/hide-contacts.ts'

/** An error without values of queries, addresses and phone numbers, for the queue and the log. */
export function storableError(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const { message, stack } = known instanceof DrizzleQueryError ? (known.cause ?? known) : known
  const stored = new Error(hideContacts(message))
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  stored.stack = [String(stored), ...frames].join('\n')
  return stored
}
