import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { givenStandby, type GivenServer } from '#server/testing/given-standby.ts'
import { assertPrimary, notePrimary } from './assert-primary.ts'

let primary: GivenServer
let standby: GivenServer
beforeAll(async () => {
  ;({ primary, standby } = await givenStandby())
})

test('ADMIN-07 the start is refused on a standby, beside a second primary, and on one that was replaced', async () => {
  const dataDir = mkdtempSync(join(inject('folder'), 'fence-'))
  const logged: string[] = []
  const log = (text: string) => logged.push(text)
  const begin = (primaryUrl: string, standbyUrl: string | null = null) =>
    assertPrimary({ primaryUrl, standbyUrl, dataDir, log })
  await expect(begin(primary.url, standby.url)).resolves.toBeGreaterThan(150_000)
  expect(logged).toEqual([])
  await expect(begin(standby.url)).rejects.toThrow('DATABASE_URL leads to a standby')
  await expect(begin(primary.url, inject('postgresUrl'))).rejects.toThrow('another database')
  await begin(primary.url, `${primary.url}?application_name=same`)
  await begin(primary.url, primary.url.replace(/:\d+\//, ':1/'))
  expect(logged).toEqual([expect.stringContaining('the primary itself'), expect.stringContaining('does not respond')])

  await standby.ask('select pg_promote()')
  await expect(begin(primary.url, standby.url)).rejects.toThrow('both primaries (timelines 1 and 2)')
  // a process that was running meanwhile
  const pool = new pg.Pool({ connectionString: standby.url, max: 1 })
  await notePrimary(pool, dataDir)
  await pool.end()
  await expect(begin(primary.url)).rejects.toThrow('former primary (timeline 1)')
  await begin(standby.url)
})
