import { StartError } from '#server/platform/start-error.ts'
import { inSession } from './session.ts'

const NO_PRIVILEGE = '42501'

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

/** PostgreSQL cuts longer names. */
const LONGEST_NAME = 63
/** As long as the longest ending, with the time of a restore. */
const ENDING = '_before_20260616t080000z'.length

/** The name of a database beside another one. */
export const besideOf = (database: string, ending: string): string =>
  `${truncateBytes(database, LONGEST_NAME - ENDING)}${ending}`

function truncateBytes(text: string, most: number): string {
  const bytes = Buffer.from(text).subarray(0, most)
  return bytes.toString('utf8').replace(/\uFFFD$/, '')
}

/** The URL of another database of the same server. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(database)}`
  return String(other)
}

/** A database in which no site is, from which others are created and renamed. */
export const maintenanceOf = (url: string): string =>
  urlOf(url, databaseOf(url) === 'postgres' ? 'template1' : 'postgres')

/** Creates an empty database with the collation of another one, in place of one that was left over. */
export async function createBeside(url: string, name: string): Promise<void> {
  await inSession(maintenanceOf(url), async (client) => {
    const { rows } = await client.query<{ collation: string; type: string }>(
      `select datcollate as collation, datctype as type from pg_database where datname = $1 and datlocprovider = 'c'`,
      [databaseOf(url)],
    )
    const [own] = rows
    const locale = own
      ? `locale_provider libc lc_collate ${client.escapeLiteral(own.collation)} lc_ctype ${client.escapeLiteral(own.type)}`
      : ''
    const created = client.escapeIdentifier(name)
    try {
      await client.query(`drop database if exists ${created} with (force)`)
      await client.query(`create database ${created} template template0 encoding 'UTF8' ${locale}`)
    } catch (error) {
      if ((error as { code?: string }).code !== NO_PRIVILEGE) throw error
      throw new StartError(
        'The user of DATABASE_URL may not create databases, which restoring needs: run ALTER ROLE … CREATEDB.',
      )
    }
  })
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await inSession(maintenanceOf(url), (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}
