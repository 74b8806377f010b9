import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CarCard } from '#contract/cars.ts'
import type { Message } from '#contract/messages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { sign_in_methods } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { countReplies } from './count-replies.job.ts'

let app: GivenApp
let seller: Browser
let sellerId: string
let carId: string
beforeEach(async () => {
  app = await givenApp()
  seller = createBrowser(app.http)
  ;({ id: sellerId } = await givenUser(app, { browser: seller }))
  ;[carId = ''] = await givenCars(app.services, {
    seller_id: sellerId,
    expires_at: new Date(NOW.getTime() + 200 * DAY_MS),
  })
})

const at = (time: number) => (app.time.now = new Date(time))

/** Sends a message of a buyer, and an answer after the given time. */
async function ask(afterMs: number | null): Promise<void> {
  const buyer = createBrowser(app.http)
  await givenUser(app, { browser: buyer })
  const askedAt = app.time.now.getTime()
  const first = await buyer.post(`/cars/${carId}/conversation`, { id: newId(), content: 'متوفرة؟' })
  if (afterMs === null) return
  at(askedAt + afterMs)
  const { conversation_id } = first.json<Message>()
  await seller.post(`/me/conversations/${conversation_id}/messages`, { id: newId(), content: 'نعم' })
  at(askedAt)
}
const counted = async () => {
  await countReplies.run(app.services, {})
  const visitor = createBrowser(app.http)
  const { replies } = (await visitor.get(`/profiles/${sellerId}`)).json()
  const [card] = (await visitor.get(`/cars/cards?ids=${carId}`)).json<CarCard[]>()
  return { replies, isFast: card?.seller_replies_fast }
}

test('reply times are computed every night from first messages at least a day old, and deleted after 90 days', async () => {
  for (const minutes of [10, 20, 30, 40]) await ask(minutes * MINUTE_MS)
  await ask(null)
  expect(await counted()).toEqual({ replies: null, isFast: false })
  at(NOW.getTime() + 25 * HOUR_MS)
  const promise = { within: 'hour', answered_percent: 80, first_messages_count: 5 }
  expect(await counted()).toEqual({ replies: promise, isFast: true })
  expect((await createBrowser(app.http).get(`/cars/${carId}`)).json()).toMatchObject({ seller_replies: promise })
  at(NOW.getTime() + 91 * DAY_MS)
  expect(await counted()).toEqual({ replies: null, isFast: false })
})

test('automatic replies of demo sellers do not count as reply times', async () => {
  for (let asked = 0; asked < 5; asked++) await ask(MINUTE_MS)
  await app.services.db.delete(sign_in_methods).where(eq(sign_in_methods.user_id, sellerId))
  expect(await counted()).toEqual({ replies: null, isFast: false })
})
