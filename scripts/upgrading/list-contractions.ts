import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findContractions } from '#server/platform/db/find-contractions.ts'

const FOLDER = 'server/platform/db/migrations'

interface Journal {
  entries: { tag: string }[]
}

const tagsOf = (release: string): string[] => {
  const { entries } = JSON.parse(readFileSync(join(release, FOLDER, 'meta/_journal.json'), 'utf8')) as Journal
  return entries.map(({ tag }) => tag)
}

/** Why the older of two releases may not run on the database of the newer one. */
export function listContractions(newer: string, older: string): string[] {
  const known = new Set(tagsOf(older))
  const added = tagsOf(newer).filter((tag) => !known.has(tag))
  return added.flatMap((tag) =>
    findContractions(readFileSync(join(newer, FOLDER, `${tag}.sql`), 'utf8')).map((found) => `${tag} ${found}`),
  )
}
