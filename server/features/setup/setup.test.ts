import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Setup } from '#contract/setup.ts'
import { makeBackupNow } from '#server/features/backups/make-backup.ts'
import { backupNameOf } from '#server/features/backups/places/backup-name.ts'
import { users, user_roles } from '#server/platform/db/schema/index.ts'
import { readRestoreRequest } from '#server/platform/files/restore-request.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, newSignUp, PASSWORD } from '#server/testing/given-user.ts'
import { setupLink } from './setup-key.ts'

const folder = (name: string) => mkdtempSync(join(inject('folder'), name))

async function keyOf({ services }: GivenApp): Promise<string> {
  const link = await setupLink(services)
  return link?.split('/').at(-1) ?? ''
}

const ownerOf = (email: string) => newSignUp({ email })

test('ADMIN-07 whoever has the key of a new site becomes its first admin, and nobody after that', async () => {
  const app = await givenApp()
  const key = await keyOf(app)
  const browser = createBrowser(app.http)
  expect((await browser.get('/setup')).json()).toEqual({ is_open: true })
  for (const wrong of ['x', key.slice(1), `${key.slice(1)}x`, key.toUpperCase()]) {
    expect((await browser.get(`/setup/${wrong}`)).json()).toMatchObject({ code: 'LINK_INVALID' })
    const refused = await browser.post(`/setup/${wrong}/owner`, ownerOf('thief@example.com'))
    expect(refused.json()).toMatchObject({ code: 'LINK_INVALID' })
  }
  expect(await app.services.db.select().from(users)).toEqual([])

  const short = await browser.post(`/setup/${key}/owner`, { ...ownerOf('owner@example.com'), password: 'password' })
  expect(short.statusCode).toBe(422)
  expect((await browser.post(`/setup/${key}/owner`, ownerOf('owner@example.com'))).statusCode).toBe(204)
  const signedIn = await browser.post('/accounts/sign-in', { email: 'owner@example.com', password: PASSWORD })
  expect(signedIn.json()).toEqual({ needs_second_factor: false })
  expect((await browser.get('/accounts/viewer')).json()).toMatchObject({ email: 'owner@example.com', role: 'admin' })

  expect(await setupLink(app.services)).toBeNull()
  expect((await browser.get('/setup')).json()).toEqual({ is_open: false })
  expect((await browser.get(`/setup/${key}`)).statusCode).toBe(404)
  expect((await browser.post(`/setup/${key}/owner`, ownerOf('late@example.com'))).statusCode).toBe(404)
  expect(await app.services.db.select().from(users)).toHaveLength(1)
})

test('ADMIN-07 of several first admins at once there is one', async () => {
  const app = await givenApp()
  const key = await keyOf(app)
  const emails = ['one@example.com', 'two@example.com', 'three@example.com']
  const answers = await Promise.all(
    emails.map((email) => createBrowser(app.http).post(`/setup/${key}/owner`, ownerOf(email))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404, 404])
  expect(await app.services.db.select().from(user_roles)).toHaveLength(1)
  expect(await app.services.db.select().from(users)).toHaveLength(1)
})

test('ADMIN-07 an email that has an account is refused at its field', async () => {
  const app = await givenApp()
  const { email } = await givenUser(app)
  const answer = await createBrowser(app.http).post(`/setup/${await keyOf(app)}/owner`, ownerOf(email))
  expect(answer.json()).toMatchObject({ data: { field: 'email', reason: 'email_taken' } })
  expect(await app.services.db.select().from(user_roles)).toEqual([])
})

test('ADMIN-07 a new site restores any backup in its place, and a site with accounts none', async () => {
  const [target, dataDir] = [folder('backups-'), folder('data-')]
  const origin = await givenApp({ BACKUP_TARGET: target })
  await givenUser(origin)
  const place = origin.services.backups.place
  if (!place) throw new Error('There is no place for backups.')
  const made = await makeBackupNow({ ...origin.services, passphrase: null }, place)

  const app = await givenApp({ BACKUP_TARGET: target, DATA_DIR: dataDir })
  const key = await keyOf(app)
  const browser = createBrowser(app.http)
  const opened = (await browser.get(`/setup/${key}`)).json<Setup>()
  expect(opened).toMatchObject({ is_empty: true, place: target, last_restore: null })
  expect(opened.backups).toMatchObject([{ name: made.name, is_encrypted: false, needs_passphrase: false }])
  const other = backupNameOf('00000000-0000-4000-8000-000000000000', app.time.now, false)
  for (const [wrongKey, name] of [
    [key, other],
    [key, '..%2F..%2Fauth-secret'],
    ['x', made.name],
  ]) {
    expect((await browser.post(`/setup/${wrongKey}/restore/${name}`, {})).statusCode).toBeOneOf([404, 410])
  }
  await givenUser(app)
  expect((await browser.get(`/setup/${key}`)).json<Setup>().is_empty).toBe(false)
  expect((await browser.post(`/setup/${key}/restore/${made.name}`, {})).statusCode).toBe(404)
  expect(readRestoreRequest(dataDir)).toBeNull()

  await app.services.db.delete(users)
  expect((await browser.post(`/setup/${key}/restore/${made.name}`, {})).statusCode).toBe(204)
  expect(readRestoreRequest(dataDir)).toEqual({ name: made.name, by: 'setup', asker: null, attempts: 0 })
})

test('ADMIN-07 an encrypted backup says that the server needs its passphrase', async () => {
  const target = folder('backups-')
  const origin = await givenApp({ BACKUP_TARGET: target })
  const place = origin.services.backups.place
  if (!place) throw new Error('There is no place for backups.')
  await makeBackupNow({ ...origin.services, passphrase: 'a passphrase of a host' }, place)
  const needs = async (env: Record<string, string>) => {
    const app = await givenApp({ BACKUP_TARGET: target, ...env })
    const { backups } = (await createBrowser(app.http).get(`/setup/${await keyOf(app)}`)).json<Setup>()
    return backups.map(({ needs_passphrase }) => needs_passphrase)
  }
  expect(await needs({})).toEqual([true])
  expect(await needs({ BACKUP_PASSPHRASE: 'a passphrase of a host' })).toEqual([false])
})
