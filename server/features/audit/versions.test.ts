import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'

let admin: Browser
let moderator: Browser
beforeAll(async () => {
  const app = await givenApp()
  admin = (await givenPerson(app, 'admin')).browser
  moderator = (await givenPerson(app, 'moderator')).browser
})

const KEY = 'app_name_en'
const set = (newValue: string) => admin.put(`/admin/app-settings/${KEY}`, { new_value: newValue })
const versions = async (query = '') => (await admin.get(`/admin/versions/change_setting/${KEY}${query}`)).json()
const restore = (version: number, latest: number) =>
  admin.post(`/admin/versions/change_setting/${KEY}/${version}/restore`, { latest })
const valuesOf = async () =>
  (await versions()).items.map(
    ({ values }: { values: Record<string, unknown> | null }) => values?.['setting_value'] ?? null,
  )

test('ADMIN-07 an admin sees the author of each version, can restore one, and gets a conflict after other changes', async () => {
  for (const name of ['First', 'Second', 'Third']) await set(name)
  const { items, next } = await versions()
  expect(next).toBeNull()
  const shown = await valuesOf()
  expect(shown.slice(0, 3)).toEqual(['"Third"', '"Second"', '"First"'])
  expect(items[0]).toMatchObject({ change_id: expect.any(String), admin_name: expect.any(String) })
  const [third, , first] = items.map(({ version }: { version: number }) => version)

  expect((await restore(first, third)).statusCode).toBe(204)
  expect((await valuesOf()).slice(0, 2)).toEqual(['"First"', '"Third"'])
  // a later change exists by then
  const late = await restore(third, third)
  expect([late.statusCode, late.json().code]).toEqual([409, 'CONTENT_CHANGED'])
  expect((await valuesOf())[0]).toBe('"First"')
  expect((await restore(99, third)).statusCode).toBe(404)
})

test('ADMIN-07 versions come in pages, for admins alone', async () => {
  const { items, next } = await versions('?limit=2')
  expect(items).toHaveLength(2)
  expect(next).toBe(items[1].version)
  expect((await versions(`?limit=1&before=${next}`)).items[0].version).toBe(next - 1)
  expect((await admin.get(`/admin/versions/suspend/${KEY}`)).statusCode).toBe(404)
  expect((await moderator.get(`/admin/versions/change_setting/${KEY}`)).statusCode).toBe(403)
})
