import { expect, test } from 'vitest'
import type { CheckedPart } from '#contract/system-checks.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'

test('ADMIN-07 an admin sees how far behind a standby is, and how large the write-ahead log is', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const check = async (name: string) => {
    const parts = (await admin.get('/admin/system-checks')).json<CheckedPart[]>()
    return parts.find((part) => part.check === name)
  }
  expect(await check('standby')).toMatchObject({ state: 'unknown', value: null })
  expect((await check('write_ahead_log'))?.value).toBeGreaterThan(0)
  const standby = { isFresh: () => false, lagMs: () => 90_000, isPrimaryAway: () => false }
  app.services.standby = {
    ...standby,
    onPrimaryAway: () => () => {},
    asOf: (counter) => counter,
    close: async () => {},
  }
  const behind = await check('standby')
  expect(behind).toMatchObject({ state: 'failing', value: 90 })
  expect(behind?.since).not.toBeNull()
  expect(await check('database')).toMatchObject({ state: 'fine' })
  app.services.standby.isPrimaryAway = () => true
  expect(await check('database')).toMatchObject({ state: 'failing' })
})
