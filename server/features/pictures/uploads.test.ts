import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { askUpload, beginUpload, givenUpload, sendPiece } from '#server/testing/given-upload.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let browser: Browser
let picture: Buffer
let id: string

beforeAll(async () => {
  app = await givenApp()
  picture = await givenPicture()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  await givenUser(app, { browser })
  id = newId()
})

const begin = (pictureId = id, size = picture.length, one = browser) => beginUpload(app.http, one, pictureId, size)
const send = (offset: number, piece: Uint8Array, one = browser) => sendPiece(app.http, one, id, offset, piece)
const offsetOf = async (one = browser) => {
  const { statusCode, headers } = await askUpload(app.http, one, 'HEAD', { picture_id: id })
  return [statusCode, headers['upload-offset']]
}
const stateOf = async () => {
  await app.mails()
  return (await browser.get(`/me/pictures?ids=${id}`)).json()[0]?.state
}

test('AD-09 an upload continues where it stopped', async () => {
  const begun = await begin()
  expect([begun.statusCode, begun.headers['location']]).toEqual([201, `/api/v1/uploads/${id}`])
  expect((await send(0, picture.subarray(0, 1000))).headers['upload-offset']).toBe('1000')
  expect(await offsetOf()).toEqual([200, '1000'])
  expect(await stateOf()).toBeUndefined()
  expect((await send(0, picture)).statusCode).toBe(409)
  expect((await send(1000, picture.subarray(1000))).statusCode).toBe(204)
  expect(await stateOf()).toBe('ready')
})

test('AD-09 data received before the connection broke is not sent again', async () => {
  await begin()
  const { uploads } = app.services.files
  const [upload] = [`${(await browser.get('/accounts/viewer')).json().id}_${id}`]
  const broken = (async function* () {
    yield picture.subarray(0, 700)
    throw new Error('the connection is gone')
  })()
  await expect(uploads.datastore.write(broken as never, upload, 0)).rejects.toThrow('gone')
  expect(await offsetOf()).toEqual([200, '700'])
  await send(700, picture.subarray(700))
  expect(await stateOf()).toBe('ready')
})

test('AD-09 the same picture a second time gives the first one', async () => {
  await begin()
  await send(0, picture)
  expect((await begin()).statusCode).toBe(409)
  expect(await stateOf()).toBe('ready')
})

test('AD-09 an unfinished upload that is begun again starts at the beginning', async () => {
  await begin()
  await send(0, new Uint8Array(500))
  expect((await begin()).statusCode).toBe(201)
  expect(await offsetOf()).toEqual([200, '0'])
  await send(0, picture)
  expect(await stateOf()).toBe('ready')
})

test.each([
  { 'upload-concat': 'partial', 'upload-length': '10' },
  { 'upload-concat': 'final;/api/v1/uploads/a', 'upload-length': '10' },
  { 'upload-defer-length': '1' },
  { 'upload-checksum': 'sha1 x' },
  { 'upload-length': '1e300' },
  { 'upload-length': '-1' },
])('AD-09 parts of the protocol that are not offered are refused: %j', async (headers) => {
  const { statusCode } = await askUpload(app.http, browser, 'POST', { headers })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
})

test('AD-09 a user can upload at most two gigabytes a day, concurrently or not', async () => {
  const answers = await Promise.all(Array.from({ length: 105 }, () => begin(newId(), 20_000_000)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(100)
  expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('TOO_MANY_ATTEMPTS')
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  expect((await begin(newId(), 20_000_000, other)).statusCode).toBe(201)
})

test('AD-09 a cancelled upload is gone', async () => {
  await begin()
  await send(0, picture.subarray(0, 100))
  expect((await askUpload(app.http, browser, 'DELETE', { picture_id: id })).statusCode).toBe(204)
  expect((await offsetOf())[0]).toBe(404)
})

test('AD-09 only who is signed in uploads, and nobody reaches another’s upload', async () => {
  await begin()
  const visitor = createBrowser(app.http)
  expect((await begin(newId(), 10, visitor)).statusCode).toBe(401)
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  expect((await offsetOf(stranger))[0]).toBe(404)
  expect((await send(0, picture, stranger)).statusCode).toBe(404)
  expect((await askUpload(app.http, stranger, 'DELETE', { picture_id: id })).statusCode).toBe(404)
  await send(0, picture)
  expect((await begin(id, 10, stranger)).statusCode).toBe(404)
  expect(await stateOf()).toBe('ready')
})

test('AD-09 pages of other sites upload nothing', async () => {
  const headers = { origin: 'https://elsewhere.example', 'upload-length': '10' }
  expect((await askUpload(app.http, browser, 'POST', { headers })).statusCode).toBe(403)
  const own = {
    ...headers,
    origin: app.services.publicUrl,
    'upload-metadata': `picture_id ${Buffer.from(id).toString('base64')}`,
  }
  expect((await askUpload(app.http, browser, 'POST', { headers: own })).statusCode).toBe(201)
  const piece = { origin: own.origin, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sent = await askUpload(app.http, browser, 'PATCH', {
    picture_id: id,
    headers: piece,
    payload: new Uint8Array(4),
  })
  expect(sent.statusCode).toBe(204)
})

test('AD-09 uploads larger than 20 MB, or longer than declared, are refused early', async () => {
  expect((await begin(id, 20_000_001)).statusCode).toBe(413)
  await begin(id, 100)
  expect((await send(0, new Uint8Array(101))).statusCode).toBe(413)
  expect((await send(0, new Uint8Array(46_000_000))).statusCode).toBe(413)
})

test.each(['../../x', '', 'x', '00000000-0000-4000-8000-000000000000', 'a/b'])(
  'AD-09 %j names no picture',
  async (pictureId) => {
    expect((await begin(pictureId)).statusCode).toBe(400)
    expect(
      (await askUpload(app.http, browser, 'HEAD', { picture_id: encodeURIComponent(pictureId) || 'x' })).statusCode,
    ).toBe(404)
  },
)

test('AD-09 uploads are limited per hour', async () => {
  const { id: userId } = (await browser.get('/accounts/viewer')).json()
  await app.services.limits.take({ name: 'pictures', points: 600, seconds: 3600 }, userId, 599)
  expect([(await begin('x')).statusCode, (await begin('x')).statusCode]).toEqual([400, 429])
  expect((await begin()).json()).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    data: { wait_seconds: expect.any(Number) },
  })
})

test('AD-09 an empty file is refused as empty', async () => {
  id = await givenUpload(app.http, browser, new Uint8Array())
  expect(await stateOf()).toBe('refused')
  expect((await browser.get(`/me/pictures?ids=${id}`)).json()).toMatchObject([{ fault: 'empty', url: null }])
})

test('AD-09 one upload sent through two processes at once arrives once', async () => {
  const other = await app.otherProcess()
  await begin()
  const sent = await Promise.all([send(0, picture), sendPiece(other, browser, id, 0, picture)])
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409])
  expect(await stateOf()).toBe('ready')
})
