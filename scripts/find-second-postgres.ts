import { existsSync, readdirSync } from 'node:fs'

export type SecondPostgres = { url: string } | { initdb: string; postgres: string }

const DEBIAN = '/usr/lib/postgresql'

/** Another PostgreSQL of version 15 or newer for tests; null if there is none. */
export function findSecondPostgres(): SecondPostgres | null {
  const url = process.env.SECOND_DATABASE_URL
  if (url) return { url }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : []
  const [folder] = versions.map((version) => `${DEBIAN}/${version}/bin`).filter((bin) => existsSync(`${bin}/initdb`))
  return folder ? { initdb: `${folder}/initdb`, postgres: `${folder}/postgres` } : null
}
