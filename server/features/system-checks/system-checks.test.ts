import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:tls'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { CheckedPart } from '#contract/system-checks.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { disk_samples, pictures } from '#server/platform/db/schema/index.ts'
import { sampleDisk } from '#server/features/storage/public.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { noteCheckStates } from './note-check-states.job.ts'
import { readCertificateEnd } from './read-certificate-end.ts'
import { tryLiveSocket } from './try-live-socket.ts'

test('ADMIN-07 an admin sees how each part of the installation is, and since when', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  const { id: ownerId } = await givenUser(app, { browser: admin, role: 'admin' })
  const check = async () => {
    const parts = (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
    return new Map(parts.map(({ check: name, ...part }) => [name, part]))
  }
  const sound = await check()
  expect(sound.get('migrations')).toEqual({
    state: 'fine',
    value: 0,
    since: null,
    succeeded_at: null,
    version: null,
    detail: null,
  })
  expect(sound.get('version')).toEqual({
    state: 'fine',
    value: 0,
    since: null,
    succeeded_at: null,
    version: expect.stringMatching(/^\d/),
    detail: null,
  })
  expect(sound.get('picture_errors')).toMatchObject({ state: 'fine', value: 0 })
  expect(sound.get('clock')).toMatchObject({ state: 'fine' })
  expect(sound.get('certificate')).toMatchObject({ state: 'unknown' })
  expect(sound.get('pictures')).toMatchObject({ state: 'fine', value: 0 })

  const since = new Date(Date.now() - 3_600_000)
  await app.services.db
    .insert(pictures)
    .values({ id: newId(), owner_id: ownerId, state: 'uploaded', bytes: 1000, created_at: since, updated_at: since })
  const crashed = { owner_id: ownerId, state: 'refused', fault: 'damaged', bytes: 1000 } as const
  await app.services.db.insert(pictures).values([
    { ...crashed, id: newId(), attempts: 3, created_at: since, updated_at: since },
    { ...crashed, id: newId(), attempts: 0, created_at: since, updated_at: since },
  ])
  const later = new Date('2030-01-01T00:00:00Z')
  await app.services.db.execute(sql`delete from drizzle.__drizzle_migrations
    where id = (select max(id) from drizzle.__drizzle_migrations)`)
  await app.services.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${later.getTime()})`,
  )
  const unsound = await check()
  expect(unsound.get('pictures')).toMatchObject({ state: 'failing', value: 1, since: since.toISOString() })
  expect(unsound.get('picture_errors')).toMatchObject({ state: 'warning', value: 1, since: since.toISOString() })
  expect(unsound.get('version')).toMatchObject({ state: 'failing', value: 1, since: later.toISOString() })
  expect(unsound.get('migrations')).toMatchObject({ state: 'failing', value: 1 })
})

test('ADMIN-07 each check says since when it has its state, as noted every ten minutes', async () => {
  const stamp = join(mkdtempSync(join(inject('folder'), 'backup-')), 'stamp')
  const app = await givenApp({ BACKUP_STAMP: stamp })
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const parts = async () => (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
  const sinceOf = async (name: string) => (await parts()).find(({ check }) => check === name)?.since
  expect(await sinceOf('clock')).toBeNull()
  const first = app.time.now.toISOString()
  await noteCheckStates.run(app.services, {})
  app.time.now = new Date(app.time.now.getTime() + 10 * MINUTE_MS)
  await noteCheckStates.run(app.services, {})
  const states = await Promise.all(['clock', 'migrations', 'certificate', 'backup'].map(sinceOf))
  expect(states).toEqual([first, first, first, first])

  await app.services.db.execute(sql`delete from drizzle.__drizzle_migrations
    where id = (select max(id) from drizzle.__drizzle_migrations)`)
  expect(await sinceOf('migrations')).toBeNull()
  await noteCheckStates.run(app.services, {})
  expect([await sinceOf('migrations'), await sinceOf('clock')]).toEqual([app.time.now.toISOString(), first])
})

test('ADMIN-07 the disk is sampled once a day, and the backup is as old as its stamp', async () => {
  const stamp = join(mkdtempSync(join(inject('folder'), 'backup-')), 'stamp')
  writeFileSync(stamp, '')
  const app = await givenApp({ BACKUP_STAMP: stamp })
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  await sampleDisk.run(app.services, {})
  await sampleDisk.run(app.services, {})
  expect(await app.services.db.$count(disk_samples)).toBe(1)
  const parts = (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
  const stateOf = (name: string) => parts.find(({ check }) => check === name)?.state
  expect([stateOf('backup'), stateOf('disk_days'), stateOf('slow_queries')]).toEqual(['fine', 'unknown', 'fine'])
  rmSync(stamp)
  const later = (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
  expect(later.find(({ check }) => check === 'backup')?.state).toBe('failing')
  app.time.now = new Date(app.time.now.getTime() + 31 * DAY_MS)
  await sampleDisk.run(app.services, {})
  expect(await app.services.db.$count(disk_samples)).toBe(1)
})

test('ADMIN-07 an admin can send a test email at once, and sees the response of the mail server', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  const { email } = await givenUser(app, { browser: admin, role: 'admin' })
  expect((await admin.post('/admin/system-checks/mail', {})).json()).toEqual({
    to: email,
    has_server: true,
    refusal: null,
  })
  expect((await app.mails(email)).length).toBe(1)
  app.services.mailer.send = () => Promise.reject(new Error('550 no such user'))
  expect((await admin.post('/admin/system-checks/mail', {})).json()).toEqual({
    to: email,
    has_server: true,
    refusal: '550 no such user',
  })
})

test('ADMIN-07 without a mail server mail needs attention, and a test mail is not called sent', async () => {
  const app = await givenApp()
  app.services.mailer.hasServer = false
  const admin = createBrowser(app.http)
  const { email } = await givenUser(app, { browser: admin, role: 'admin' })
  expect((await admin.post('/admin/system-checks/mail', {})).json()).toEqual({
    to: email,
    has_server: false,
    refusal: null,
  })
  const parts = (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
  expect(parts.find(({ check }) => check === 'mail')).toMatchObject({
    state: 'warning',
    value: null,
    succeeded_at: null,
  })
})

test('ADMIN-07 a host without a certificate is an error, not a date', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  await expect(readCertificateEnd('127.0.0.1', (server.address() as AddressInfo).port)).rejects.toThrow()
  server.close()
})

test('ADMIN-07 a proxy that blocks sockets is distinguished from an unreachable host', async () => {
  const proxy = createHttpServer((_, response) => response.writeHead(400).end()).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  expect(await tryLiveSocket(publicUrl)).toBe('refused')
  proxy.on('upgrade', ({ headers }, socket) =>
    socket.end(
      headers.origin === publicUrl
        ? 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'
        : '',
    ),
  )
  expect(await tryLiveSocket(publicUrl)).toBeGreaterThan(0)
  proxy.close()
  await once(proxy, 'close')
  expect(await tryLiveSocket(publicUrl)).toBe('unreachable')
})
