import { sql, type SQL } from 'drizzle-orm'
import { readPhone } from '#server/features/countries/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { readUserText } from './read-user-text.ts'

/**
 * Matches users by part of the name, email or phone number, or by ID. Each field has its own index, a trigram index if
 * PostgreSQL supports it.
 */
export function matchingUsers(text: string): SQL {
  const { words, email, phoneDigits, id } = readUserText(text)
  const isNamed = sql.join(
    words.map((word) => sql`${profiles.normalised_name} like ${part(word)}`),
    sql` and `,
  )
  // the text cannot be an email or a number, and without a union common names are found by following the sort order
  if (words.length > 0 && phoneDigits === null && !ASCII.test(email)) return sql`(${isNamed})`
  const phone = phoneDigits && readPhone(text, 'SA')
  const found = [
    sql`select ${users.id} from ${users} where ${users.email} like ${part(email)}`,
    words.length > 0 && sql`select ${profiles.id} from ${profiles} where ${isNamed}`,
    phoneDigits && sql`select ${profiles.id} from ${profiles} where ${profiles.phone_number} like ${part(phoneDigits)}`,
    phone && sql`select ${profiles.id} from ${profiles} where ${profiles.phone_number} = ${phone}`,
    id && sql`select ${id}::uuid`,
  ].filter((query) => query instanceof Object)
  return sql`${users.id} in (${sql.join(found, sql` union `)})`
}

const ASCII = /^[\u0020-\u007e]*$/

/** The LIKE pattern for texts that contain a text. */
const part = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
