import type { Page } from '@playwright/test'
import { givenVideo, givenPicture } from '#server/testing/given-picture.ts'
import { openStep } from './fill-ad.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { pictureFile } from './picture-file.ts'
import { readyPictures, uploadPicture } from './ready-pictures.ts'

const VIDEO = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: givenVideo() }
const tiles = (page: Page) => page.locator('.picture-tile')
const chosen = (page: Page) => page.locator('input[type=file][multiple]')

/** Some builds of Chromium come without H.264. */
const playsVideos = (page: Page) =>
  page.evaluate(async () => {
    const { supported } = await VideoDecoder.isConfigSupported({ codec: 'avc1.42001f' })
    return supported === true
  })

test('AD-09 a video is prepared in the browser, uploaded once, and is neither turned nor doubled', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/add-car')
  test.skip(!(await playsVideos(page)), 'this browser has no H.264')
  await openStep(page, 'pictures')
  await chosen(page).setInputFiles([await pictureFile(), VIDEO])
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
  const video = tiles(page).nth(1)
  await expect(video).toContainText('0:02')
  await expect(page.getByRole('button', { name: 'أدر الصورة 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'أدر الصورة 2' })).toHaveCount(0)

  await chosen(page).setInputFiles({ ...VIDEO, name: 'second.mp4' })
  await expect(page.getByRole('alert').filter({ hasText: 'second.mp4' })).toContainText('لكل إعلان فيديو واحد')
  await expect(tiles(page)).toHaveCount(2)
  await page.reload()
  await expect(video).toContainText('0:02')
})

test('AD-09 a file that only looks like a video says what is wrong with it, and can be removed', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/add-car')
  await openStep(page, 'pictures')
  await chosen(page).setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: await givenPicture() })
  await expect(tiles(page)).toContainText('هذا الملف ليس فيديو نستطيع قراءته', { timeout: 30_000 })
  await page.getByRole('button', { name: 'احذف الصورة 1' }).click()
  await expect(tiles(page)).toHaveCount(0)
})

test('EXPL-04 the video of a car says how long it is, plays when it is opened, and stops when another picture comes', async ({
  page,
  seller,
  admin,
  apiOf,
}) => {
  const [own, moderator] = [await apiOf(seller), await apiOf(admin)]
  const [picture = ''] = await readyPictures(own, ['#cfe3dc'])
  const video = await uploadPicture(own, givenVideo())
  const id = await submitAd(own, { picture_ids: [picture, video] })
  await makeLive(moderator, id)
  await page.goto(`/car/${id}`)
  test.skip(!(await playsVideos(page)), 'this browser has no H.264')
  const tile = page.locator('.gallery-pictures').getByRole('button', { name: /^فيديو/ })
  await expect(tile).toContainText('0:02')
  await expect(page.locator('video')).toHaveCount(0)
  await tile.click()
  const player = page.locator('.yarl__slide_current video')
  await expectSoon(() => player.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  await page.getByRole('dialog').getByRole('button', { name: 'الصورة السابقة' }).click()
  await expectSoon(() => page.evaluate(() => [...document.querySelectorAll('video')].every((one) => one.paused))).toBe(
    true,
  )
})
