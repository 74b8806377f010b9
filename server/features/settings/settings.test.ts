import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { iconAddress, logoAddress } from '#domain/settings/logo-address.ts'
import { admin_changes, app_settings, search_rebuilds } from '#server/platform/db/schema/index.ts'
import type { Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { listenOn, openSocket } from '#server/testing/given-socket.ts'
import { readSetting, settingContent, sweepLogos, writeSetting } from './public.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
  admin = (await givenPerson(app, 'admin')).browser
})
beforeEach(() => app.services.db.transaction((tx) => settingContent.write(app.services, tx, 'app_name_en', null)))

const update = (keyName: string, newValue: unknown, seen?: string | null) =>
  admin.put(`/admin/app-settings/${keyName}`, { new_value: newValue, ...(seen !== undefined && { seen }) })
const stored = async (key: string) =>
  (await admin.get('/admin/app-settings'))
    .json()
    .find(({ setting_key }: { setting_key: string }) => setting_key === key)
const shown = async () => (await app.services.publicSettings()).find(({ setting_key }) => setting_key === 'app_name_en')

test('SET-03 values are JSON text, except objects; what has the value already is not changed', async () => {
  expect((await update('app_name_en', '"Hunter"', null)).json()).toEqual({
    setting_key: 'app_name_en',
    setting_value: '"Hunter"',
    is_changed: true,
  })
  expect((await update('app_name_en', '"Hunter"', '"Hunter"')).json()).toMatchObject({ is_changed: false })
  expect((await update('app_name_en', 'Hunter')).json()).toMatchObject({ is_changed: false })
  expect(await stored('app_name_en')).toMatchObject({ setting_value: '"Hunter"' })
  expect(await shown()).toMatchObject({ setting_value: '"Hunter"' })
  const changes = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, 'app_name_en'))
    .orderBy(admin_changes.created_at, admin_changes.id)
  expect(changes.map(({ what, after }) => ({ what, after }))).toEqual([
    { what: 'change_setting', after: { setting_value: '"Hunter"', updated_at: expect.any(String) } },
  ])
  expect((await update('app_name_en', null, '"Hunter"')).json()).toMatchObject({
    setting_value: null,
    is_changed: true,
  })
  expect(await shown()).toBeUndefined()
  expect((await update('ad_lifetime_days', '30')).json()).toMatchObject({ setting_value: null, is_changed: false })
})

test('SET-03 the second of two editors of a setting gets both values', async () => {
  await update('app_name_en', '"Hunter"', null)
  const second = await update('app_name_en', '"Falcon"', null)
  expect([second.statusCode, second.json().data]).toEqual([
    409,
    { fields: [{ field: 'setting_value', current: '"Hunter"', wanted: '"Falcon"' }] },
  ])
  expect((await update('app_name_en', '"Falcon"', '"Hunter"')).json()).toMatchObject({ is_changed: true })
})

test.each([
  ['ad_lifetime_days', '"30"', 'setting_wrong_type'],
  ['ad_lifetime_days', '0', 'setting_out_of_range'],
  ['enable_deals_section', { on: true }, 'setting_wrong_type'],
  ['telegram_url', '"javascript:alert(1)"', 'setting_link'],
])('SET-01 %s does not take %j', async (key, value, reason) => {
  const answer = await update(key, value)
  expect([answer.statusCode, answer.json().data]).toEqual([422, { field: 'new_value', reason }])
})

test('SET-01 invalid stored values are not used, and can be corrected', async () => {
  const { db } = app.services
  const wrong = { setting_value: '"javascript:alert(1)"', updated_at: app.time.now.toISOString() }
  await db.transaction((tx) => settingContent.write(app.services, tx, 'telegram_url', wrong))
  expect(JSON.stringify(await app.services.publicSettings())).not.toContain('alert')
  expect(await stored('telegram_url')).toMatchObject({ setting_value: wrong.setting_value })
  expect((await update('telegram_url', null, wrong.setting_value)).json()).toMatchObject({ is_changed: true })
})

test('SET-01 unknown settings can be edited and deleted, internal ones cannot', async () => {
  const { db } = app.services
  await db.transaction((tx) =>
    settingContent.write(app.services, tx, 'old_theme', {
      setting_value: 'sand',
      updated_at: app.time.now.toISOString(),
    }),
  )
  expect(await stored('old_theme')).toMatchObject({ setting_value: 'sand' })
  expect((await update('old_theme', { colour: 'sand' }, 'sand')).json()).toMatchObject({
    setting_value: '{"colour":"sand"}',
  })
  expect((await update('old_theme', null, '{"colour":"sand"}')).json()).toMatchObject({ setting_value: null })
  await db.transaction((tx) => writeSetting(tx, 'demo_filled', false))
  for (const key of ['never_seen', 'demo_filled', 'revenue_settings', '__proto__']) {
    expect((await update(key, 'true')).json(), key).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('TAG-02 a new limit of the low-mileage tag rebuilds the tags of all ads, a new name does not', async () => {
  const { db } = app.services
  await update('app_name_en', '"Hunter"')
  expect(await db.$count(search_rebuilds)).toBe(0)
  await update('max_annual_mileage_for_low_tag', '12000')
  expect(await db.$count(search_rebuilds)).toBe(1)
  expect(await readSetting(db, 'max_annual_mileage_for_low_tag')).toBe(12_000)
})

test('ADMIN-07 a change of a setting is undone to the millisecond, and so is the undoing', async () => {
  const { db } = app.services
  const read = () => settingContent.read(db, 'app_name_en')
  const undoLast = async () => {
    const [change] = await db
      .select()
      .from(admin_changes)
      .where(eq(admin_changes.subject_id, 'app_name_en'))
      .orderBy(desc(admin_changes.id))
      .limit(1)
    expect((await admin.post(`/admin/changes/${change?.id}/undo`, {})).statusCode).toBeLessThan(300)
  }
  await update('app_name_en', '"Hunter"')
  const first = await read()
  app.time.now = new Date(app.time.now.getTime() + 60_000)
  await update('app_name_en', '"Falcon"')
  const second = await read()
  expect(second?.['updated_at']).not.toBe(first?.['updated_at'])
  await undoLast()
  expect(await read()).toEqual(first)
  await undoLast()
  expect(await read()).toEqual(second)
  await update('app_name_en', null)
  await undoLast()
  expect(await read()).toEqual(second)
})

test('SET-01 a change reaches all open pages of signed-in users', async () => {
  const { browser } = await givenPerson(app)
  const { of } = await openSocket(await listenOn(app.http), browser)
  await update('app_name_en', '"Hunter"')
  await expect
    .poll(() => of('settings').at(-1))
    .toContainEqual({ setting_key: 'app_name_en', setting_value: '"Hunter"' })
  expect(JSON.stringify(of('settings'))).not.toContain('demo_filled')
})

const upload = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.append('picture', new File([bytes], 'logo.png'))
  return admin.upload('/admin/logos', form)
}
const drawn = async () =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 300, channels: 4, background: { r: 0, g: 90, b: 80, alpha: 0.5 } } })
      .withExif({ IFD0: { Copyright: 'a secret' } })
      .png()
      .toBuffer(),
  )

test('SET-01 a logo is converted to all sizes, keeps transparency and loses its metadata', async () => {
  const { logo_url } = (await upload(await drawn())).json()
  const file = async (address: string | null) => {
    const { rawPayload, headers } = await app.http.inject({ url: String(address) })
    return {
      ...(await sharp(rawPayload).metadata()),
      type: headers['content-type'],
      text: rawPayload.toString('latin1'),
    }
  }
  expect(await file(logo_url)).toMatchObject({ width: 128, height: 64, hasAlpha: true, type: 'image/webp' })
  for (const side of [180, 192, 512] as const) {
    expect(await file(iconAddress(logo_url, side))).toMatchObject({ width: side, height: side, type: 'image/png' })
  }
  expect((await file(logo_url)).text).not.toContain('a secret')
  expect(await readSetting(app.services.db, 'app_logo_url')).toBe('')
})

test('SET-01 SVG files, decompression bombs and files that are no pictures are refused as logos', async () => {
  const markup = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const reasons = [Buffer.from(markup), bomb, Buffer.from('logo')].map(
    async (bytes) => (await upload(new Uint8Array(bytes))).json().data.reason,
  )
  expect(await Promise.all(reasons)).toEqual([
    'picture_not_a_picture',
    'picture_too_many_pixels',
    'picture_not_a_picture',
  ])
})

test('SET-01 logos that are neither used nor in a version are deleted', async () => {
  const { files } = app.services
  const [shownFirst, replaced, ofMaker, never] = await Promise.all(
    [1, 2, 3, 4].map(async () => String((await upload(await drawn())).json().logo_url)),
  )
  const imported = logoAddress('0'.repeat(32))
  await update('app_logo_url', JSON.stringify(shownFirst))
  await update('app_logo_url', JSON.stringify(replaced))
  await update('app_logo_url', JSON.stringify(imported))
  const setLogo = (logoUrl: unknown) => admin.put('/admin/car-makers/1', { wanted: { logo_url: logoUrl }, seen: {} })
  expect((await setLogo('https://example.com/logo.webp')).statusCode).toBe(400)
  expect((await setLogo(ofMaker)).statusCode).toBe(200)
  await app.mails()
  app.time.now = new Date(Date.now() + 2 * 3_600_000)
  await sweepLogos.run(app.services, {})
  const isStored = async (address: string | null | undefined) =>
    (await files.public.read(String(address).slice('/files/'.length))) !== null
  expect(await Promise.all([shownFirst, replaced, ofMaker, never].map(isStored))).toEqual([true, true, true, false])
  expect(await isStored(iconAddress(String(replaced), 512))).toBe(true)
  expect(await app.services.db.$count(app_settings, eq(app_settings.setting_key, 'app_logo_url'))).toBe(1)
})
