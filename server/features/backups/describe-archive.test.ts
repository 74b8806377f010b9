import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { AddedSince, Archive } from '#contract/backups.ts'
import type { Setup } from '#contract/setup.ts'
import { setupLink } from '#server/features/setup/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { readRestoreRequest } from '#server/platform/files/restore-request.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { archiveAll, copyFolder, givenMachine, SITE, startArchived } from '#server/testing/given-archived-site.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { openArchivePlace } from './archive/archive-place.ts'
import { writeArchiveState } from './archive/archive-state.ts'
import { listArchive, ofKind, segmentsIn } from './archive/list-archive.ts'
import { recordArchiveDrill } from './backup-record.ts'

const PASSPHRASE = 'a passphrase of a host'
const [NAME = ''] = SITE.split('-')

let original: string
let written: Date
/** The archive that a test may damage. */
let target: string

beforeAll(async () => {
  original = mkdtempSync(join(inject('folder'), 'archive-'))
  const site = await startArchived(givenMachine({ BACKUP_TARGET: original, BACKUP_PASSPHRASE: PASSPHRASE }))
  await site.makeBase()
  written = await site.write('row 1')
  await archiveAll(site)
  await site.write('row 2')
  await archiveAll(site)
  await site.stop()
})

beforeEach(() => {
  target = copyFolder(original)
})

/** A server whose site is archived under an ID. */
async function givenArchived(id: string, passphrase = PASSPHRASE): Promise<GivenApp & { dataDir: string }> {
  const dataDir = mkdtempSync(join(inject('folder'), 'data-'))
  const app = await givenApp({ BACKUP_TARGET: target, BACKUP_PASSPHRASE: passphrase, DATA_DIR: dataDir })
  app.time.now = new Date()
  await app.services.db.transaction((tx) => writeSetting(tx, 'site_id', id))
  const at = app.time.now.toISOString()
  const state = { site_id: id, checked_at: at, archived_until: at, base_at: at, first_base_at: at, failure: null }
  writeArchiveState(dataDir, state)
  return { ...app, dataDir }
}

const archived = async () => listArchive(openArchivePlace(target, { diskReserve: 0 }), SITE)
const base = async () => ofKind(await archived(), 'base')[0]!
const lastSegment = async () => segmentsIn(await archived()).toSorted((a, b) => b.number - a.number)[0]!
const ask = async (browser: Browser, until: string) => browser.post('/admin/archive/restore', { until })

test('ADMIN-07 an admin sees what times can be restored and how the last test went, and has one restored', async () => {
  const app = await givenArchived(SITE)
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const at = app.time.now.toISOString()
  const { time } = await base()
  const span = { site: NAME, from: time.toISOString(), to: at, needs_passphrase: false }
  const read = async () => (await admin.get('/admin/archive')).json<Archive>()
  expect(await read()).toEqual({ span, last_drill: null })
  const drill = { seconds: 3, reached_at: at, rows: 9, differences: [], failure: null }
  await recordArchiveDrill(app.services.db, { ...drill, at })
  expect((await read()).last_drill).toEqual({ ...drill, ended_at: at })

  await givenCars(app.services, {}, {})
  const since = await admin.get(`/admin/archive/added-since?until=${time.toISOString()}`)
  expect(since.json<AddedSince>()).toMatchObject({ ads: expect.any(Number) })
  const until = written.toISOString()
  expect((await ask(admin, until)).statusCode).toBe(204)
  expect(readRestoreRequest(app.dataDir)).toMatchObject({ until, site: NAME, by: 'admin', attempts: 0 })
  // changes of the last minute are archived before they are restored
  expect((await ask(admin, at)).statusCode).toBe(204)
  expect((await ask(admin, 'latest')).statusCode).toBe(204)
  expect(readRestoreRequest(app.dataDir)).toMatchObject({ until: 'latest' })
  expect((await ask(admin, 'yesterday')).statusCode).toBe(400)
})

test('ADMIN-07 a time that the archive cannot bring back is refused before anything happens, with what can be', async () => {
  const app = await givenArchived(SITE)
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const { time } = await base()
  const refused = async (until: string, reason: string, reachesAt: unknown) => {
    const response = await ask(admin, until)
    expect(response.json()).toMatchObject({ code: 'ARCHIVE_REFUSED', data: { reason, reaches_at: reachesAt } })
    expect(readRestoreRequest(app.dataDir)).toBeNull()
  }
  await refused(new Date(time.getTime() - 1000).toISOString(), 'too_early', time.toISOString())
  const now = app.time.now.toISOString()
  await refused(new Date(app.time.now.getTime() + 1000).toISOString(), 'too_late', now)
  const segments = segmentsIn(await archived()).toSorted((a, b) => a.number - b.number)
  const [before, lost] = segments.slice(-3)
  rmSync(join(target, 'continuous', lost?.name ?? ''))
  await refused('latest', 'gap', before?.time.toISOString())
})

test('ADMIN-07 nothing is restored with another passphrase, or from an archive that is not this site’s', async () => {
  const app = await givenArchived(SITE, 'another passphrase')
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  expect((await ask(admin, 'latest')).json()).toMatchObject({ data: { reason: 'passphrase', reaches_at: null } })
  const other = await givenArchived('bbbb2222-0000-4000-8000-000000000000')
  const its = createBrowser(other.http)
  await givenUser(other, { browser: its, role: 'admin' })
  expect((await its.get('/admin/archive')).json()).toEqual({ span: null, last_drill: null })
  for (const path of ['restore', 'added-since?until=latest']) {
    const response = path === 'restore' ? await ask(its, 'latest') : await its.get(`/admin/archive/${path}`)
    expect(response.statusCode).toBe(404)
  }
  expect(readRestoreRequest(other.dataDir)).toBeNull()
})

test('ADMIN-07 a new site becomes an archived one as it was at a time, while nobody has an account', async () => {
  const app = await givenArchived('bbbb2222-0000-4000-8000-000000000000')
  const browser = createBrowser(app.http)
  const key = (await setupLink(app.services))?.split('/').at(-1) ?? ''
  const { archives } = (await browser.get(`/setup/${key}`)).json<Setup>()
  const last = (await lastSegment()).time.toISOString()
  expect(archives).toEqual([{ site: NAME, from: (await base()).time.toISOString(), to: last, needs_passphrase: false }])
  const become = (site: string, until: string) => browser.post(`/setup/${key}/restore-until`, { site, until })
  expect((await become('bbbb2222', 'latest')).statusCode).toBe(404)
  // nothing of the other machine arrives any more
  const now = app.time.now.toISOString()
  expect((await become(NAME, now)).json()).toMatchObject({ data: { reason: 'too_late', reaches_at: last } })
  expect((await become(NAME, last)).statusCode).toBe(204)
  expect(readRestoreRequest(app.dataDir)).toEqual({ until: last, site: NAME, by: 'setup', asker: null, attempts: 0 })
  await givenUser(app)
  expect((await become(NAME, last)).statusCode).toBe(404)
})

test('ADMIN-07 without a passphrase an encrypted archive is shown, and says that it needs one', async () => {
  const app = await givenArchived('bbbb2222-0000-4000-8000-000000000000', '')
  const key = (await setupLink(app.services))?.split('/').at(-1) ?? ''
  const { archives } = (await createBrowser(app.http).get(`/setup/${key}`)).json<Setup>()
  expect(archives).toMatchObject([{ site: NAME, needs_passphrase: true }])
})
