import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { newId } from '#server/platform/ids.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { givenOwnPicture } from '#server/testing/given-upload.ts'

/** Before rotation by a quarter, as cameras store upright pictures. */
const SIZES = [
  [640, 400],
  [1200, 1001],
  [777, 1753],
  [3001, 1999],
  [3000, 961],
] as const

test('EXPL-04 the declared sizes of the pictures of an ad are those of the files', async () => {
  const app = await givenApp()
  const { browser } = await givenPerson(app)
  const ids: string[] = []
  for (const [width, height] of SIZES)
    ids.push((await givenOwnPicture(app, browser, await givenPicture({ width, height }))).id)
  const adId = newId()
  const saved = await browser.post(`/me/ads/${adId}`, { ad: givenAd({ picture_ids: ids }) })
  expect(saved.statusCode).toBe(200)
  const { images, image_sizes } = (await browser.get(`/cars/${adId}`)).json<Car>()
  const real = await Promise.all(
    images.map(async (url) => {
      const { width, height } = await sharp((await app.http.inject(url)).rawPayload).metadata()
      return { width, height }
    }),
  )
  expect(image_sizes).toHaveLength(SIZES.length)
  expect(image_sizes).toEqual(real)
})

test('EXPL-04 pictures without a stored size declare none', async () => {
  const app = await givenApp()
  const [bare = '', linked = ''] = await givenCars(
    app.services,
    {},
    { images: ['/pictures/demo/suv-white-front-960.webp'] },
  )
  for (const id of [bare, linked]) {
    const { json } = await app.http.inject(`/api/v1/cars/${id}`)
    expect(json<Car>().image_sizes).toEqual([null])
  }
})
