import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { pictureSources } from '#domain/pictures/picture-address.ts'
import { DAY_MS } from '#domain/durations.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { givenOwnPicture, givenUpload } from '#server/testing/given-upload.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { findNearDuplicates, listPictures, makePicture, sweepPictures } from './public.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'

let app: GivenApp
let browser: Browser
let me: { id: string }
/** A gradient that becomes darker to the right, so that rotations can be distinguished. */
let slope: Buffer

beforeAll(async () => {
  app = await givenApp()
  const pixels = Buffer.alloc(1800 * 1200 * 3)
  for (let at = 0; at < pixels.length; at += 3)
    pixels.fill(250 - Math.floor((((at / 3) % 1800) / 1800) * 240), at, at + 3)
  slope = await sharp(pixels, { raw: { width: 1800, height: 1200, channels: 3 } })
    .withMetadata({ orientation: 8, exif: { IFD3: { GPSLatitude: '24/1 42/1 0/1' } } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const stateOf = async (pictureId: string, one = browser) => (await one.get(`/me/pictures?ids=${pictureId}`)).json()[0]
const load = (url: string) => app.http.inject(url)
const filesOf = (url: string) =>
  pictureSources(url).flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''))

test('AD-09 an upload becomes AVIF and WebP in several widths, upright and with nothing that the camera wrote', async () => {
  const picture = await givenOwnPicture(app, browser, slope)
  expect(picture).toMatchObject({ state: 'ready', fault: null, width: 1200, height: 1800, quarter_turns: 0 })
  expect(picture.url).toMatch(
    /^\/files\/pictures\/(..)\/\1[0-9a-f]{30}-960\.webp\?a=1600&p=[0-9a-f]{6}(?:-[0-9a-f]{6}){2}$/,
  )
  const addresses = filesOf(picture.url)
  expect(addresses).toHaveLength(6)
  for (const address of addresses) {
    const shown = await load(address)
    const type = address.includes('.avif') ? 'image/avif' : 'image/webp'
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ])
    expect(shown.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=86400, immutable')
    const metadata = await sharp(shown.rawPayload).metadata()
    expect(metadata.width).toBe(Math.min(Number(/-(\d+)\./.exec(address)?.[1]), 1200))
    for (const left of ['exif', 'icc', 'xmp', 'iptc', 'orientation']) expect(metadata).not.toHaveProperty(left)
    // the dark side of the upload is on the right; EXIF orientation rotates it to the top
    const [top = 255] = await sharp(shown.rawPayload).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()
    expect(top).toBeLessThan(60)
  }
})

test('AD-09 a small picture is not enlarged', async () => {
  const picture = await givenOwnPicture(app, browser, await givenPicture())
  expect(picture).toMatchObject({ width: 400, height: 640 })
  expect(picture.url).toContain('?a=960&')
  const shown = await load(picture.url)
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 400, height: 640 })
})

test('AD-09 the uploaded file is deleted, and the master is not public', async () => {
  const { id } = await givenOwnPicture(app, browser, slope)
  expect(await app.services.files.uploads.read(uploadIdOf(me.id, id))).toBeNull()
  const [row] = await app.services.db.select().from(pictures).where(eq(pictures.id, id))
  const master = await app.services.files.private.read(row?.master_key ?? '')
  expect(await sharp(master ?? undefined).metadata()).not.toHaveProperty('exif')
  expect((await load(`/files/${row?.master_key}`)).statusCode).toBe(404)
})

test('AD-09 a turned picture has another address, and the one before is gone', async () => {
  const before = await givenOwnPicture(app, browser, slope)
  const turned = await browser.put(`/me/pictures/${before.id}/turn`, { quarter_turns: 1 })
  expect(turned.json()).toMatchObject({ state: 'uploaded', quarter_turns: 1, url: before.url })
  await app.mails()
  const after = await stateOf(before.id)
  expect(after).toMatchObject({ state: 'ready', width: 1800, height: 1200, quarter_turns: 1 })
  expect(after.url).not.toBe(before.url)
  expect((await load(after.url)).statusCode).toBe(200)
  for (const address of filesOf(before.url)) expect((await load(address)).statusCode).toBe(404)
})

test('AD-09 an ad keeps showing its saved pictures until a turned or removed one is saved', async () => {
  const { id, url } = await givenOwnPicture(app, browser, slope)
  await givenCars(app.services, { seller_id: me.id, images: [url] })
  await browser.put(`/me/pictures/${id}/turn`, { quarter_turns: 2 })
  await app.mails()
  await browser.delete(`/me/pictures/${id}`)
  app.time.now = new Date(app.time.now.getTime() + 30 * DAY_MS)
  await sweepPictures.run(app.services, {})
  await app.mails()
  expect((await load(url)).statusCode).toBe(200)
})

test('AD-09 EXPL-04 the seller says what a picture shows, and its ads say it at once', async () => {
  const { id, url } = await givenOwnPicture(app, browser, slope)
  const [ad = ''] = await givenCars(app.services, { seller_id: me.id, images: ['/pictures/demo/x-lamp-960.webp', url] })
  const viewsOfAd = async () => (await app.http.inject(`/api/v1/cars/${ad}`)).json<Car>().image_views
  expect((await stateOf(id)).view).toBeNull()
  expect(await viewsOfAd()).toEqual(['lamp', null])

  const before = app.receivedEvents.length
  expect((await browser.put(`/me/pictures/${id}/view`, { view: 'engine' })).json()).toMatchObject({
    id,
    view: 'engine',
  })
  expect(app.receivedEvents.slice(before)).toContainEqual({ type: 'cars_changed', ids: [ad] })
  expect((await stateOf(id)).view).toBe('engine')
  expect(await viewsOfAd()).toEqual(['lamp', 'engine'])

  expect((await browser.put(`/me/pictures/${id}/view`, { view: 'lamp' })).statusCode).toBe(400)
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  expect((await other.put(`/me/pictures/${id}/view`, { view: 'boot' })).statusCode).toBe(404)
  expect(await viewsOfAd()).toEqual(['lamp', 'engine'])
  await browser.put(`/me/pictures/${id}/view`, { view: null })
  expect(await viewsOfAd()).toEqual(['lamp', null])
})

test('AD-09 a picture turned while it is processed ends in its last orientation', async () => {
  const id = await givenUpload(app.http, browser, slope)
  await Promise.all([
    makePicture.run(app.services, { picture_id: id }),
    browser.put(`/me/pictures/${id}/turn`, { quarter_turns: 3 }),
  ])
  await app.mails()
  expect(await stateOf(id)).toMatchObject({ state: 'ready', width: 1800, height: 1200, quarter_turns: 3 })
})

test('AD-09 another user’s picture can’t be seen, turned or removed', async () => {
  const { id, url } = await givenOwnPicture(app, browser, slope)
  const stranger = createBrowser(app.http)
  const { id: strangerId } = await givenUser(app, { browser: stranger })
  expect((await stranger.get(`/me/pictures?ids=${id}`)).json()).toEqual([])
  expect(await listPictures(app.services.db, { owner_id: strangerId, ids: [id] })).toEqual([])
  expect((await stranger.put(`/me/pictures/${id}/turn`, { quarter_turns: 1 })).statusCode).toBe(404)
  await stranger.delete(`/me/pictures/${id}`)
  expect(await stateOf(id)).toMatchObject({ state: 'ready', quarter_turns: 0 })
  expect((await load(url)).statusCode).toBe(200)
  expect(await findNearDuplicates(app.services.db, { picture_ids: [id], owner_id: strangerId })).toEqual([])
})

test('AD-09 a removed picture is gone with all its files', async () => {
  const { id, url } = await givenOwnPicture(app, browser, slope)
  expect((await browser.delete(`/me/pictures/${id}`)).statusCode).toBe(204)
  expect((await browser.delete(`/me/pictures/${id}`)).statusCode).toBe(204)
  await app.mails()
  expect(await stateOf(id)).toBeUndefined()
  for (const address of filesOf(url)) expect((await load(address)).statusCode).toBe(404)
})

test('AD-09 pictures unused for a week, and leftovers of a crash, are deleted', async () => {
  const { files } = app.services
  const old = await givenOwnPicture(app, browser, slope)
  const used = await givenOwnPicture(app, browser, slope)
  await givenCars(app.services, { seller_id: me.id, images: [used.url ?? ''] })
  const abandoned = newId()
  await files.public.write('pictures/ab/ab00-960.webp', slope)
  await files.uploads.datastore.create({ id: abandoned, size: 10 } as never)
  app.time.now = new Date(app.time.now.getTime() + 6 * DAY_MS)
  await sweepPictures.run(app.services, {})
  await app.mails()
  expect(await stateOf(old.id)).toEqual(old)
  app.time.now = new Date(Math.max(app.time.now.getTime(), Date.now()) + 8 * DAY_MS)
  await sweepPictures.run(app.services, {})
  await app.mails()
  expect([await stateOf(old.id), await stateOf(used.id)]).toEqual([undefined, used])
  expect([(await load(old.url)).statusCode, (await load(used.url)).statusCode]).toEqual([404, 200])
  expect(await files.public.read('pictures/ab/ab00-960.webp')).toBeNull()
  await expect(files.uploads.datastore.getUpload(abandoned)).rejects.toMatchObject({ status_code: 404 })
})

test('AD-09 the reviewer sees where another seller shows nearly the same picture', async () => {
  const original = await givenOwnPicture(app, browser, await textured(7))
  const [carId = ''] = await givenCars(app.services, { seller_id: me.id, images: [original.url] })
  const thief = createBrowser(app.http)
  const { id: ownerId } = await givenUser(app, { browser: thief })
  const smaller = await sharp(await textured(7))
    .resize(700)
    .jpeg({ quality: 50 })
    .toBuffer()
  const copied = await givenOwnPicture(app, thief, smaller)
  const other = await givenOwnPicture(app, thief, await textured(8))
  const plain = await givenOwnPicture(app, thief, await givenPicture())
  const pictureIds = [other.id, copied.id, plain.id]
  expect(await findNearDuplicates(app.services.db, { picture_ids: pictureIds, owner_id: ownerId })).toEqual([
    {
      picture_id: copied.id,
      other_picture_id: original.id,
      other_owner_id: me.id,
      other_car_id: carId,
      other_url: original.url,
      distance: expect.any(Number),
    },
  ])
  expect((await browser.post(`/me/ads/${carId}/actions`, { action: 'delete' })).statusCode).toBe(200)
  expect(await findNearDuplicates(app.services.db, { picture_ids: pictureIds, owner_id: ownerId })).toEqual([])
})

/** Generates a picture that is always the same for a seed. */
async function textured(seed: number): Promise<Buffer> {
  const cells = Buffer.from(Array.from({ length: 12 * 9 }, (_, at) => ((at * 7919 + 13) * seed * 104_729) % 251))
  const raw = { width: 12, height: 9, channels: 1 } as const
  return sharp(cells, { raw }).resize(1200, 900, { kernel: 'cubic' }).jpeg().toBuffer()
}
