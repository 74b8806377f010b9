import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PictureProcessEnded, type PictureWorkers } from '#server/platform/pictures/picture-workers.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenPicture } from '#server/testing/given-picture.ts'
import { givenUpload } from '#server/testing/given-upload.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { makePicture } from './make-picture.job.ts'

/** Simulates picture processes that crash on any input. */
const DEADLY: PictureWorkers = {
  ask: () => Promise.reject(new PictureProcessEnded('The picture process ended')),
  close: () => {},
}

/** Simulates a server shutdown. */
const STOPPED: PictureWorkers = { ask: () => Promise.reject(new Error('stopped')), close: () => {} }

test('AD-09 interrupted pictures are processed again, and those that crash the processes are refused after some attempts', async () => {
  const app = await givenApp()
  const browser = createBrowser(app.http)
  await givenUser(app, { browser })
  const pictureId = await givenUpload(app.http, browser, await givenPicture())
  const deadly = { ...app.services, pictureWorkers: DEADLY }
  await expect(makePicture.run(deadly, { picture_id: pictureId })).rejects.toThrow('ended')
  await makePicture.run(app.services, { picture_id: pictureId })
  expect((await browser.get(`/me/pictures?ids=${pictureId}`)).json()).toMatchObject([{ state: 'ready' }])

  const interruptedId = await givenUpload(app.http, browser, await givenPicture())
  const stopped = { ...app.services, pictureWorkers: STOPPED }
  for (let time = 1; time <= 4; time += 1) {
    await expect(makePicture.run(stopped, { picture_id: interruptedId })).rejects.toThrow('stopped')
  }
  await makePicture.run(app.services, { picture_id: interruptedId })
  expect((await browser.get(`/me/pictures?ids=${interruptedId}`)).json()).toMatchObject([{ state: 'ready' }])

  const otherId = await givenUpload(app.http, browser, await givenPicture())
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(makePicture.run(deadly, { picture_id: otherId })).rejects.toThrow('ended')
  }
  await makePicture.run(deadly, { picture_id: otherId })
  const [row] = await app.services.db.select().from(pictures).where(eq(pictures.id, otherId))
  expect(row).toMatchObject({ state: 'refused', fault: 'damaged' })
})
