import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { pictureSources, videoOf } from '#domain/pictures/picture-address.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { newId } from '#server/platform/ids.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenVideo } from '#server/testing/given-picture.ts'
import { givenOwnPicture } from '#server/testing/given-upload.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { sweepPictures } from './public.ts'

let app: GivenApp
let browser: Browser
let me: { id: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const load = (url: string, range?: string) => app.http.inject({ url, headers: range === undefined ? {} : { range } })
const fileOf = (url: string) => videoOf(url)?.file ?? ''

test('AD-09 an uploaded video becomes a picture of its cover and an MP4 without what the camera wrote', async () => {
  const video = await givenOwnPicture(app, browser, givenVideo())
  expect(video).toMatchObject({ state: 'ready', fault: null, width: 640, height: 360 })
  expect(videoOf(video.url)).toMatchObject({ seconds: 2 })
  const shown = await load(fileOf(video.url))
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(shown.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=86400, immutable')
  expect(Number(shown.headers['content-length'])).toBe(shown.rawPayload.length)
  expect(shown.rawPayload.toString('latin1')).not.toMatch(/SECRET|Device X|GPS/)
  for (const { srcset } of pictureSources(video.url)) {
    const cover = await load(srcset.split(' ')[0] ?? '')
    expect(await sharp(cover.rawPayload).metadata()).not.toHaveProperty('exif')
  }
})

test.each([
  ['bytes=0-99', 206, 'bytes 0-99/', 100],
  ['bytes=100-', 206, 'bytes 100-', null],
  ['bytes=-50', 206, 'bytes ', 50],
  ['bytes=0-99999999', 206, 'bytes 0-', null],
  ['bytes=99999999-', 416, 'bytes */', 0],
  ['bytes=0-1,5-6', 200, undefined, null],
  ['bytes=9-3', 200, undefined, null],
  ['lines=0-3', 200, undefined, null],
  [`bytes=${'0-1,'.repeat(100)}`, 200, undefined, null],
])('AD-09 players get the part of a video that they ask for: %s', async (range, status, contentRange, length) => {
  const { url } = await givenOwnPicture(app, browser, givenVideo())
  const whole = (await load(fileOf(url))).rawPayload
  const part = await load(fileOf(url), range)
  expect(part.statusCode).toBe(status)
  if (contentRange === undefined) expect(part.headers).not.toHaveProperty('content-range')
  else expect(String(part.headers['content-range']).startsWith(contentRange)).toBe(true)
  if (length !== null) expect(part.rawPayload).toHaveLength(length)
  if (status === 416) return
  const start = range === 'bytes=-50' ? whole.length - 50 : range === 'bytes=100-' ? 100 : 0
  expect(part.rawPayload.equals(whole.subarray(start, start + part.rawPayload.length))).toBe(true)
  if (length === null) expect(part.rawPayload).toHaveLength(whole.length - start)
})

test('AD-09 a video cannot be turned, and says so', async () => {
  const { id, url } = await givenOwnPicture(app, browser, givenVideo())
  const refused = await browser.put(`/me/pictures/${id}/turn`, { quarter_turns: 1 })
  expect([refused.statusCode, refused.json().data]).toEqual([
    422,
    { field: 'quarter_turns', reason: 'video_not_turned' },
  ])
  expect((await browser.get(`/me/pictures?ids=${id}`)).json()).toMatchObject([{ url, state: 'ready' }])
})

test('AD-09 the files of a video are kept while an ad shows it, and deleted with it', async () => {
  const shown = await givenOwnPicture(app, browser, givenVideo())
  const removed = await givenOwnPicture(app, browser, givenVideo())
  const unused = await givenOwnPicture(app, browser, givenVideo())
  await givenCars(app.services, { seller_id: me.id, images: [shown.url] })
  await browser.delete(`/me/pictures/${removed.id}`)
  app.time.now = new Date(app.time.now.getTime() + 30 * DAY_MS)
  await sweepPictures.run(app.services, {})
  await app.mails()
  const statuses = await Promise.all(
    [shown, removed, unused].map(async ({ url }) => (await load(fileOf(url))).statusCode),
  )
  expect(statuses).toEqual([200, 404, 404])
})

test.each([
  ['damaged', givenVideo().subarray(0, 20_000)],
  [
    'not_a_video',
    Buffer.concat([
      Buffer.from([0, 0, 0, 16]),
      Buffer.from('ftypisom\0\0\0\0'),
      Buffer.from([0, 0, 0, 8]),
      Buffer.from('moov'),
    ]),
  ],
])('AD-09 what only begins like a video is refused: %s', async (fault, bytes) => {
  expect(await givenOwnPicture(app, browser, bytes)).toMatchObject({ state: 'refused', fault, url: null })
})

test('AD-09 EXPL-04 an ad shows one video among its pictures, and no second one', async () => {
  const [first, second] = [
    await givenOwnPicture(app, browser, givenVideo()),
    await givenOwnPicture(app, browser, givenVideo()),
  ]
  const send = (ids: string[]) => browser.post(`/me/ads/${newId()}`, { ad: { ...givenAd(), picture_ids: ids } })
  const refused = await send([first.id, second.id])
  expect([refused.statusCode, refused.json().data]).toEqual([
    422,
    { field: 'picture_ids', reason: 'pictures_two_videos' },
  ])
  expect((await send([first.id])).statusCode).toBe(200)
})
