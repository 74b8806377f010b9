import { expect, test, vi } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { warnOfFullDisk } from './warn-of-full-disk.job.ts'

/** More than any disk has, so that the warning is always due. */
const ENDLESS = { DISK_RESERVE_MB: '1000000000' }

test('admins are notified once a day when the disk is nearly full', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const roomy = await givenApp({ DISK_RESERVE_MB: '0' })
  await givenUser(roomy, { role: 'admin' })
  await warnOfFullDisk.run(roomy.services, {})
  expect(await roomy.mails()).toEqual([])

  const full = await givenApp(ENDLESS)
  const admin = await givenUser(full, { role: 'admin' })
  await givenUser(full)
  await warnOfFullDisk.run(full.services, {})
  await warnOfFullDisk.run(full.services, {})
  expect((await full.mails()).map(({ to, subject }) => [to, subject])).toEqual([[admin.email, 'القرص يكاد يمتلئ']])
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('on a full disk an upload fails with 507, and leaves no partial files', async () => {
  const app = await givenApp(ENDLESS)
  const browser = createBrowser(app.http)
  await givenUser(app, { browser })
  const headers = { cookie: browser.cookies(), 'tus-resumable': '1.0.0', 'upload-length': '1000' }
  const metadata = Buffer.from('01890a5d-ac96-774b-bcce-b302099a8057').toString('base64')
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: { ...headers, 'upload-metadata': `picture_id ${metadata}` },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    507,
    { code: 'STORAGE_FULL', message: 'The server has no storage space left.' },
  ])
})
