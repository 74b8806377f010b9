import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSources, placeholderOf } from '#domain/pictures/picture-address.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { addDemoMedia } from './add-demo-media.ts'
import { removeDemo } from './remove-demo.ts'

test('ADMIN-03 the pictures of the demo are described, served in both widths and removed with it', async () => {
  const { http, services } = await givenApp()
  const { db } = services
  const ids = await db.transaction((tx) => addDemoMedia(tx, NOW))
  expect(await db.transaction((tx) => addDemoMedia(tx, NOW))).toEqual(ids)
  const rows = await db.select().from(media)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted())
  for (const { url, width, height, bytes, alt_ar, alt_en } of rows) {
    expect([alt_ar, alt_en, placeholderOf(url)]).not.toContain('')
    expect(bytes).toBeLessThan(40_000)
    for (const source of pictureSources(url)[0]?.srcset.split(', ') ?? []) {
      const [file = '', side = ''] = source.split(' ')
      const { width: fileWidth, height: fileHeight } = await sharp((await http.inject(file)).rawPayload).metadata()
      expect([`${fileWidth}w`, Math.round((fileHeight * width) / fileWidth)]).toEqual([side, height])
    }
  }
  expect((await http.inject('/pictures/demo/media/other-960.webp')).statusCode).toBe(404)
  await removeDemo(db, services.files.private)
  expect(await db.$count(media)).toBe(0)
})
