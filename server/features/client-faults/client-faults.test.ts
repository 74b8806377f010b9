import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { announceClientFaults } from './announce-client-faults.job.ts'
import { deleteOldClientFaults } from './delete-old-client-faults.job.ts'
import { createPlaceFinder } from './source-maps.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

let app: GivenApp
let admin: Browser
let adminUser: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, ...adminUser } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  app.time.now = NOW
  await app.services.db.delete(client_faults)
  await app.mails(adminUser.email)
})

const fault = (changes: object = {}) => ({
  id: newId(),
  type: 'render',
  message: 'TypeError: no price of car 17',
  stack: 'TypeError: no price\n    at show (https://cars.example/assets/car-a1.js:1:5)',
  component_stack: 'at Card',
  page: '/car/0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10?from=x',
  times: 1,
  ...changes,
})

/** @param agent the User-Agent */
async function report(faults: object[], version = 'v1', agent = ANDROID) {
  const print = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answer = await createBrowser(app.http, '', agent).post('/client-faults', { page_version: version, faults })
  const logged = print.mock.calls.map((words) => words.join(' '))
  print.mockRestore()
  return { answer, logged }
}
const listed = async (query = '') => (await admin.get(`/admin/client-faults${query}`)).json()

test('ERRB-07 a fault is one row, with its reports counted by version and browser', async () => {
  await report([fault()])
  await report([fault({ message: 'TypeError: no price of car 9', times: 4 })], 'v2', PHONE)
  expect(await listed()).toMatchObject({
    total: 1,
    items: [
      {
        type: 'render',
        message: 'TypeError: no price of car 9',
        page: '/car/:id',
        count: 5,
        versions: { v1: 1, v2: 4 },
        browsers: { 'Chrome 142, Android': 1, 'Safari 18, iPhone': 4 },
        resolved_at: null,
        back_at: null,
      },
    ],
  })
})

test('ERRB-07 a report that is sent again counts once, also at the same time', async () => {
  const one = fault()
  await Promise.all([report([one]), report([one]), report([one])])
  await report([one])
  expect(await listed()).toMatchObject({ total: 1, items: [{ count: 1 }] })
})

test('ERRB-07 each report is in the log with the id of its request, and found by the id that was shown', async () => {
  const one = fault()
  const { answer, logged } = await report([one])
  expect(answer.statusCode).toBe(204)
  expect(logged).toEqual([
    expect.stringContaining(`[${String(answer.headers['x-request-id'])}] a page failed (${one.id})`),
  ])
  expect(await listed(`?report_id=${one.id}`)).toMatchObject({ total: 1 })
  expect(await listed(`?report_id=${newId()}`)).toMatchObject({ total: 0 })
})

test('ERRB-07 a message cannot forge lines of the log', async () => {
  const { logged } = await report([fault({ message: 'Error: x\nsayyad: the disk is full\u001b[2J' })])
  expect(logged).toHaveLength(1)
  for (const control of ['\n', '\u001b']) expect(logged[0]).not.toContain(control)
})

test('ERRB-07 nothing that may identify a person is stored', async () => {
  await report([
    fault({
      message: 'Error: no user noura@example.com, +966 50 123 4567, "نورة القحطاني"',
      stack: 'x@https://cars.example/answer/8fj2Kd93Lq01xPzR?mail=noura@example.com:1:1',
      component_stack: 'at Card (noura@example.com)',
      page: 'https://cars.example/answer/8fj2Kd93Lq01xPzR?phone=0501234567',
    }),
  ])
  const rows = JSON.stringify(await app.services.db.select().from(client_faults))
  for (const secret of ['noura', 'نورة', '501234567', '123 4567', '8fj2Kd93Lq01xPzR'])
    expect(rows).not.toContain(secret)
})

test('ERRB-07 robots and extensions of browsers are ignored, and many reports are refused', async () => {
  await report([fault()], 'v1', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  await report([fault({ stack: 'x@moz-extension://0199f2a4/content.js:1:2' })])
  expect(await listed()).toMatchObject({ total: 0 })
  const statuses = new Set<number>()
  for (let batch = 0; batch < 31; batch += 1)
    statuses.add((await report(Array.from({ length: 10 }, () => fault()))).answer.statusCode)
  expect([...statuses]).toEqual([204, 429])
})

test('ADMIN-07 a resolved fault leaves the list, can be undone, and is back when a new version has it', async () => {
  app = await givenApp()
  ;({ browser: admin, ...adminUser } = await givenPerson(app, 'admin'))
  await report([fault()])
  const [{ id }] = (await listed()).items
  const resolve = () => admin.post(`/admin/client-faults/${id}/resolve`, {})
  expect((await resolve()).statusCode).toBe(204)
  expect((await resolve()).json().code).toBe('ALREADY_DECIDED')
  expect([(await listed()).total, (await listed('?state=resolved')).total]).toEqual([0, 1])
  await undoLast(admin, id)
  expect((await listed()).total).toBe(1)

  await resolve()
  await report([fault()])
  expect((await listed()).total).toBe(0)
  await report([fault()], 'v2')
  expect(await listed()).toMatchObject({ total: 1, items: [{ back_at: NOW.toISOString(), resolved_at: null }] })
})

test('ERRB-07 admins are told once of a new fault, and again when a resolved one is back', async () => {
  const told = async () => {
    await announceClientFaults.run(app.services, {})
    return (await app.mails(adminUser.email)).map(({ subject, text }) => [
      subject,
      text.includes('TypeError: no price'),
    ])
  }
  await report([fault()])
  expect(await told()).toEqual([['أعطال جديدة في المتصفحات: 1', true]])
  await report([fault()], 'v2')
  expect(await told()).toEqual([])
  const [{ id }] = (await listed()).items
  await admin.post(`/admin/client-faults/${id}/resolve`, {})
  await report([fault()], 'v3')
  expect(await told()).toEqual([['أعطال جديدة في المتصفحات: 1', true]])
})

test('faults that were not seen for three months are deleted', async () => {
  await report([fault()])
  for (const [days, left] of [
    [90, 1],
    [91, 0],
  ] as const) {
    app.time.now = new Date(NOW.getTime() + days * DAY_MS)
    await deleteOldClientFaults.run(app.services, {})
    expect(await app.services.db.$count(client_faults)).toBe(left)
  }
})

test('ERRB-07 calls are found in the sources by the maps of the build, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // the fifth column of the first line is line 12 of the source; the ninth was written by the bundler
  const map = { version: 3, sources: ['../../../web/features/errors/x.tsx'], names: [], mappings: 'IAWA,I,IAAA' }
  writeFileSync(join(folder, 'car-a1.js.map'), JSON.stringify(map))
  writeFileSync(join(folder, 'broken-a1.js.map'), '{')
  const find = createPlaceFinder(pathToFileURL(`${folder}/`))
  const at = (file: string, column = 5) => find({ name: '', file, line: 1, column })
  expect(await at('https://cars.example/assets/car-a1.js')).toEqual({ file: 'web/features/errors/x.tsx', line: 12 })
  expect(await at('https://cars.example/assets/car-a1.js', 9)).toBeNull()
  for (const file of [
    'car-a1.js',
    'https://cars.example/assets/../car-a1.js',
    '/assets/none.js',
    '/assets/broken-a1.js',
  ])
    expect(await at(file)).toBeNull()
})
