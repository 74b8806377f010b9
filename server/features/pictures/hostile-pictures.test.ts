import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnPicture } from '#contract/pictures.ts'
import { pictureSources } from '#domain/pictures/picture-address.ts'
import { PICTURE_FAULTS } from '#domain/pictures/picture-limits.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenOwnPicture } from '#server/testing/given-upload.ts'
import { givenUser } from '#server/testing/given-user.ts'

const CATALOGUE = new URL('../../../../shared/data/test_images/', import.meta.url)
const HOSTILE = ['bombs', 'huge', 'polyglots', 'svg', 'minimal', 'cmyk', 'broken']
/** The number of pictures per folder. With `FULL=1`, as in CI, includes all hostile ones. */
const [SOME, SOME_HOSTILE] = process.env.FULL ? [8, Infinity] : [1, 6]
/** The long side of pictures that are only rotated. Larger ones would only take longer. */
const SMALL = 640

let app: GivenApp
let browser: Browser
beforeAll(async () => {
  app = await givenApp()
  browser = createBrowser(app.http)
})

// a new user, since the tests exceed the upload limit of one user
const signInAnew = () => givenUser(app, { browser })
const upload = (name: string): Promise<OwnPicture> =>
  givenOwnPicture(app, browser, readFileSync(new URL(name, CATALOGUE)))

async function assertSafe({ state, fault, url }: OwnPicture): Promise<void> {
  if (state === 'refused') {
    expect([PICTURE_FAULTS.includes(fault ?? ('none' as never)), url]).toEqual([true, null])
    return
  }
  expect(state).toBe('ready')
  for (const { type, srcset } of pictureSources(url ?? '')) {
    const shown = await app.http.inject(srcset.split(' ')[0] ?? '')
    expect([shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([type, 'nosniff'])
    const metadata = await sharp(shown.rawPayload).metadata()
    for (const left of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments']) {
      expect(metadata).not.toHaveProperty(left)
    }
    expect(metadata.pages ?? 1).toBe(1)
  }
}

describe.runIf(existsSync(CATALOGUE))('AD-09 the catalogue of pictures', () => {
  const entries = existsSync(CATALOGUE) ? readdirSync(CATALOGUE, { withFileTypes: true }) : []
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name)

  test.each(folders)(
    'AD-09 each of %s becomes a clean picture or is refused with its reason',
    async (folder) => {
      await signInAnew()
      const all = readdirSync(new URL(folder, CATALOGUE)).map((name) => `${folder}/${name}`)
      const step = Math.max(1, Math.floor(all.length / (HOSTILE.includes(folder) ? SOME_HOSTILE : SOME)))
      for (const name of all.filter((_, at) => at % step === 0)) await assertSafe(await upload(name))
    },
    300_000,
  )

  test.each(['Landscape', 'Portrait'])(
    'AD-09 %s is upright, regardless of the orientation of the camera',
    async (name) => {
      await signInAnew()
      const ids = []
      for (let orientation = 1; orientation <= 8; orientation += 1) {
        const file = readFileSync(
          new URL(`exif_orientation/exif-orientation-examples__${name}_${orientation}.jpg`, CATALOGUE),
        )
        const small = await sharp(file).resize(SMALL, SMALL, { fit: 'inside' }).keepMetadata().toBuffer()
        expect((await sharp(small).metadata()).orientation).toBe(orientation)
        ids.push((await givenOwnPicture(app, browser, small)).id)
      }
      const rows = await app.services.db.select().from(pictures).where(inArray(pictures.id, ids))
      expect(new Set(rows.map(({ width, height }) => `${width}×${height}`)).size).toBe(1)
      for (const { dhash } of rows) expect(bitsBetween(dhash, rows[0]?.dhash)).toBeLessThan(7)
    },
    60_000,
  )
})

function bitsBetween(one: bigint | null | undefined, other: bigint | null | undefined): number {
  if (one == null || other == null) return 64
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

test('AD-09 a script, a page, an animation and a picture with too many pixels are handled safely', async () => {
  await signInAnew()
  const plain = sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const files: [Uint8Array, string][] = [
    [Buffer.from(script), 'not_a_picture'],
    [Buffer.from('GIF89a=1;alert(1)'), 'not_a_picture'],
    [Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'), 'damaged'],
    [await plain.png().toBuffer(), 'too_many_pixels'],
  ]
  for (const [bytes, fault] of files) {
    expect(await givenOwnPicture(app, browser, bytes)).toMatchObject({ state: 'refused', fault, url: null })
  }
  const frame = { create: { width: 60, height: 40, channels: 3, background: 'blue' } } as const
  const page = await sharp([{ ...frame }, { ...frame }] as never, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await givenOwnPicture(app, browser, page)).toMatchObject({ state: 'ready', width: 60, height: 40 })
})
