import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listContractions } from './list-contractions.ts'

function givenRelease(migrations: Record<string, string>): string {
  const release = mkdtempSync(join(inject('folder'), 'release-'))
  const folder = join(release, 'server/platform/db/migrations')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(migrations).map((tag) => ({ tag }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [tag, text] of Object.entries(migrations)) writeFileSync(join(folder, `${tag}.sql`), text)
  return release
}

test('ADMIN-07 only what the newer of two releases adds stands in the way back', () => {
  const first = { '0001_first': 'drop table "gone";' }
  const older = givenRelease(first)
  const expanded = givenRelease({ ...first, '0002_second': 'alter table "cars" add column "doors" smallint;' })
  const contracted = givenRelease({ ...first, '0002_second': 'alter table "cars" drop column "doors";' })
  expect(listContractions(expanded, older)).toEqual([])
  expect(listContractions(contracted, older)).toEqual([
    '0002_second removes something: alter table "cars" drop column "doors"',
  ])
  expect(listContractions(older, contracted)).toEqual([])
})
