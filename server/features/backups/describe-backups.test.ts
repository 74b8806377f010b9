import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { AddedSince, Backups } from '#contract/backups.ts'
import { readRestoreRequest } from '#server/platform/files/restore-request.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { drillBackup } from './drill-backup.ts'
import { makeBackupNow } from './make-backup.ts'
import { backupNameOf } from './places/backup-name.ts'

test('ADMIN-07 an admin sees backups with their test, what came since, and has one restored', async () => {
  const [target, dataDir] = ['backups-', 'data-'].map((name) => mkdtempSync(join(inject('folder'), name)))
  const app = await givenApp({ BACKUP_TARGET: target ?? '', DATA_DIR: dataDir ?? '' })
  const { services, time } = app
  const admin = createBrowser(app.http)
  const { id: adminId } = await givenUser(app, { browser: admin, role: 'admin' })
  const place = services.backups.place
  if (!place) throw new Error('There is no place for backups.')
  const site = { ...services, passphrase: null }
  const made = await makeBackupNow(site, place)
  const drill = await drillBackup(site, place, made.name)
  const list = async () => (await admin.get('/admin/backups')).json<Backups>()
  expect(await list()).toEqual({
    place: target,
    items: [{ name: made.name, bytes: made.bytes, made_at: expect.stringMatching(/\.000Z$/), is_encrypted: false }],
    last_drill: { name: made.name, ended_at: drill.at, seconds: drill.seconds, differences: [], failure: null },
    last_restore: null,
  })

  time.now = new Date(time.now.getTime() + 300_000)
  await givenCars(services, {}, {})
  const since = await admin.get(`/admin/backups/${made.name}/added-since`)
  expect(since.json<AddedSince>()).toMatchObject({ ads: 2, messages: 0 })

  const other = backupNameOf('00000000-0000-4000-8000-000000000000', time.now, false)
  for (const unknown of [other, '..%2F..%2Fauth-secret'])
    expect((await admin.post(`/admin/backups/${unknown}/restore`, {})).statusCode).toBe(404)
  expect(readRestoreRequest(dataDir ?? '')).toBeNull()
  expect((await admin.post(`/admin/backups/${made.name}/restore`, {})).statusCode).toBe(204)
  expect(readRestoreRequest(dataDir ?? '')).toMatchObject({
    name: made.name,
    by: 'admin',
    asker: { admin_id: adminId, request: { address: expect.any(String) } },
  })
})
