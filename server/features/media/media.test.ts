import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MediaPage, StoredPicture } from '#contract/media.ts'
import { pictureSources } from '#domain/pictures/picture-address.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/platform/db/client.ts'
import * as tables from '#server/platform/db/schema/index.ts'
import { admin_changes, brands, content_versions, deals, media } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { givenRow } from '#server/testing/given-row.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { NOW } from '#server/testing/given-services.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { waitForLocks } from '#server/testing/wait-for-locks.ts'
import { PICTURE_PLACES } from './picture-places.ts'
import { sweepMedia } from './sweep-media.job.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
})
// a new admin, since the tests exceed the upload limit of one
beforeEach(async () => {
  app.time.now = NOW
  admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
})

const send = async (id: string, picture: Uint8Array) => admin.upload('/admin/media', givenForm({ id, picture }))
const replace = async (id: string, picture: Uint8Array) =>
  admin.upload(`/admin/media/${id}/replace`, givenForm({ picture }))
const add = async (): Promise<StoredPicture> => (await send(newId(), await givenPicture())).json()
const describe = (id: string, wanted: object, seen: object = {}) => admin.put(`/admin/media/${id}`, { wanted, seen })
const remove = (id: string, how = {}) => admin.post(`/admin/media/${id}/delete`, how)
const get = async (id: string): Promise<StoredPicture> => (await admin.get(`/admin/media/${id}`)).json()
const list = async (query: string): Promise<MediaPage> => (await admin.get(`/admin/media?${query}`)).json()
const idsOf = ({ items }: MediaPage) => items.map(({ id }) => id)
const isServed = async (url: string) => (await app.http.inject(url)).statusCode === 200

async function addDeal(tx: Db, pictureId: string): Promise<string> {
  afterCommit(tx, { type: 'deals_changed' })
  const id = newId()
  await givenRow(tx, deals, { id, title_ar: 'أربعة إطارات', title_en: 'Four tyres', picture_id: pictureId })
  return id
}

/** A deal and a brand that show a picture. */
const givenUses = (pictureId: string): Promise<{ dealId: string; brandId: number }> =>
  app.services.db.transaction(async (tx) => {
    const slug = newId()
    await givenRow(tx, brands, { slug, name_ar: 'الإطارات', name_en: 'Tyre House', logo_id: pictureId })
    const [brand] = await tx.select().from(brands).where(eq(brands.slug, slug))
    return { dealId: await addDeal(tx, pictureId), brandId: brand?.id ?? 0 }
  })

async function shownBy({ dealId, brandId }: { dealId: string; brandId: number }) {
  const { db } = app.services
  const [deal] = await db.select().from(deals).where(eq(deals.id, dealId))
  const [brand] = await db.select().from(brands).where(eq(brands.id, brandId))
  return [deal?.picture_id, brand?.logo_id]
}

test('ADMIN-03 an uploaded picture is stored upright in all widths and formats, without metadata', async () => {
  const id = newId()
  const bytes = await givenPicture({ width: 1800, height: 1200 })
  const added: StoredPicture = (await send(id, bytes)).json()
  expect(added).toMatchObject({ id, width: 1200, height: 1800, bytes: bytes.length, alt_ar: '', uses: [] })
  for (const { type, srcset } of pictureSources(added.url)) {
    for (const source of srcset.split(', ')) {
      const [url = '', width] = source.split(' ')
      const file = await app.http.inject(url)
      expect([url, file.headers['content-type']]).toEqual([url, type])
      const metadata = await sharp(file.rawPayload).metadata()
      expect(`${metadata.width}w`).toBe(width === '1600w' ? '1200w' : width)
      expect(metadata).not.toHaveProperty('exif')
    }
  }
  expect(await get(id)).toEqual(added)
  expect((await list('limit=1')).items).toEqual([added])
})

test('ADMIN-03 the same upload sent twice, also at the same time, is one picture', async () => {
  const id = newId()
  const bytes = await givenPicture()
  const answers = await Promise.all([send(id, bytes), send(id, bytes)])
  const again = await send(id, bytes)
  expect([...answers, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set([...answers, again].map((answer) => answer.json<StoredPicture>().url)).size).toBe(1)
  expect(await app.services.db.$count(admin_changes, eq(admin_changes.subject_id, id))).toBe(1)
})

test('ADMIN-03 files that are no pictures, or too large ones, are refused with their reason', async () => {
  const known = await add()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const plain = sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
  const cut = (await givenPicture()).subarray(0, 500)
  const files: [Uint8Array, string][] = [
    [svg, 'picture_not_a_picture'],
    [Buffer.from('GIF89a=1;alert(1)'), 'picture_not_a_picture'],
    [cut, 'picture_damaged'],
    [await plain.png().toBuffer(), 'picture_too_many_pixels'],
  ]
  for (const [bytes, reason] of files) {
    for (const answer of [await send(newId(), bytes), await replace(known.id, bytes)]) {
      expect([answer.statusCode, answer.json().data]).toEqual([422, { field: 'picture', reason }])
    }
  }
  for (const bytes of [new Uint8Array(), new Uint8Array(20_000_001)]) {
    expect((await send(newId(), bytes)).statusCode).toBe(400)
  }
  expect(await get(known.id)).toEqual(known)
})

test('ADMIN-03 of an animation the first frame is kept', async () => {
  const frame = { create: { width: 60, height: 40, channels: 3, background: 'blue' } } as const
  const bytes = await sharp([{ ...frame }, { ...frame }] as never, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await send(newId(), bytes)).json()).toMatchObject({ width: 60, height: 40 })
})

test('ADMIN-03 a picture is described in both languages, found by its words, and the second of two editors is told', async () => {
  const { id } = await add()
  const other = await add()
  const wanted = { alt_ar: 'إطارات جديدة', alt_en: 'New tyres' }
  expect((await describe(id, wanted, { alt_ar: '', alt_en: '' })).json()).toEqual({ changed: ['alt_ar', 'alt_en'] })
  for (const q of ['اطارات', 'tyres', 'TYRES جديده'])
    expect(idsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual([id])
  const late = await describe(id, { alt_ar: 'إطار' }, { alt_ar: '' })
  expect(late.json()).toMatchObject({ code: 'CONTENT_CHANGED', data: { fields: [{ current: wanted.alt_ar }] } })
  expect((await describe(id, { alt_en: '<b>\u202e x' })).statusCode).toBe(200)
  expect((await get(id)).alt_en).toBe('<b> x')
  expect((await describe(id, { alt_en: 'x'.repeat(201) })).statusCode).toBe(400)
  expect((await describe(newId(), wanted)).statusCode).toBe(404)
  expect((await get(other.id)).alt_ar).toBe('')
})

test('ADMIN-03 pages of the library follow each other, and unused pictures are listed alone', async () => {
  const pictures = [await add(), await add(), await add()]
  const ids = pictures.map(({ id }) => id)
  for (const id of ids) await describe(id, { alt_en: 'Paged' })
  const first = await list('q=paged&limit=2')
  const second = await list(`q=paged&limit=2&after=${first.next}`)
  expect(idsOf(first).length).toBe(2)
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(ids.toSorted())
  expect(second.next).toBeNull()
  await givenUses(ids[0] ?? '')
  expect(idsOf(await list('q=paged&unused=true')).toSorted()).toEqual(ids.slice(1).toSorted())
})

test('ADMIN-03 a replaced picture has another URL wherever it is shown, and the undo brings the former one back', async () => {
  const before = await add()
  const uses = await givenUses(before.id)
  await describe(before.id, { alt_en: 'Tyres' })
  const bytes = await givenPicture({ width: 900, height: 500 })
  const after: StoredPicture = (await replace(before.id, bytes)).json()
  expect(after).toMatchObject({ id: before.id, width: 500, height: 900, bytes: bytes.length, alt_en: 'Tyres' })
  expect(after.url).not.toBe(before.url)
  expect(await shownBy(uses)).toEqual([before.id, before.id])
  expect((await undoLast(admin, before.id)).statusCode).toBe(204)
  expect(await get(before.id)).toMatchObject({ url: before.url, width: before.width, alt_en: 'Tyres' })
  expect(await isServed(before.url)).toBe(true)
  expect((await replace(newId(), bytes)).statusCode).toBe(404)
})

test('ADMIN-03 a used picture is deleted only on demand; its places show none, and the undo restores them', async () => {
  const picture = await add()
  const uses = await givenUses(picture.id)
  const shown = [
    { kind: 'deal', id: uses.dealId, name_ar: 'أربعة إطارات', name_en: 'Four tyres' },
    { kind: 'brand', id: String(uses.brandId), name_ar: 'الإطارات', name_en: 'Tyre House' },
  ]
  expect((await get(picture.id)).uses).toEqual(shown)
  expect((await remove(picture.id)).json().code).toBe('IN_USE')
  expect((await remove(picture.id, { even_if_used: true })).statusCode).toBe(204)
  expect((await admin.get(`/admin/media/${picture.id}`)).statusCode).toBe(404)
  expect(await shownBy(uses)).toEqual([null, null])

  const other = await add()
  await app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    await tx.update(brands).set({ logo_id: other.id }).where(eq(brands.id, uses.brandId))
  })
  expect((await undoLast(admin, picture.id)).statusCode).toBe(204)
  expect(await shownBy(uses)).toEqual([picture.id, other.id])
  expect(await get(picture.id)).toEqual({ ...picture, uses: shown.slice(0, 1) })
})

test('ADMIN-03 a picture that a deal begins to show while it is deleted stays', async () => {
  const { db } = app.services
  const { id } = await add()
  const deletion = await db.transaction(async (tx) => {
    await addDeal(tx, id)
    const answer = remove(id)
    await waitForLocks(db, 1)
    return { answer }
  })
  expect((await deletion.answer).json().code).toBe('IN_USE')
})

test('ADMIN-03 the addition of a picture is undone only while nothing shows it', async () => {
  const [used, unused] = [await add(), await add()]
  await givenUses(used.id)
  expect((await undoLast(admin, used.id)).json().code).toBe('NOT_UNDOABLE')
  expect((await undoLast(admin, unused.id)).statusCode).toBe(204)
  expect((await admin.get(`/admin/media/${unused.id}`)).statusCode).toBe(404)
})

test('ADMIN-03 files stay while a picture or an undo needs them', async () => {
  const at = (days: number) => (app.time.now = new Date(Date.now() + days * DAY_MS))
  at(0)
  const [kept, replaced, deleted] = [await add(), await add(), await add()]
  await describe(kept.id, { alt_en: 'Kept' })
  const later: StoredPicture = (await replace(replaced.id, await givenPicture({ background: 'red' }))).json()
  await remove(deleted.id)
  const served = () => Promise.all([kept, replaced, later, deleted].map(({ url }) => isServed(url)))

  at(29)
  await sweepMedia.run(app.services, {})
  expect(await served()).toEqual([true, true, true, true])
  at(31)
  await sweepMedia.run(app.services, {})
  expect(await served()).toEqual([true, false, true, false])
  const versions = await app.services.db
    .select({ version: content_versions.version })
    .from(content_versions)
    .where(eq(content_versions.content_id, replaced.id))
  expect(versions).toEqual([{ version: 2 }])
  expect(await app.services.db.$count(media, eq(media.id, deleted.id))).toBe(0)
})

test('ADMIN-03 every column with a picture of the library is a place that is named before its deletion', () => {
  const columns = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === media)
    .flatMap(({ columns: [column] }) => column ?? [])
  expect(PICTURE_PLACES.map(({ column }) => getColumn(column)).toSorted()).toEqual(columns.map(getColumn).toSorted())
})

const getColumn = ({ table, name }: PgColumn): string => `${getTableName(table)}.${name}`
