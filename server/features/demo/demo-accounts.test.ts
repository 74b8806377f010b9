import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq, notExists } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import type { ChangePage } from '#contract/audit.ts'
import type { Conversation, Message } from '#contract/messages.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Rating } from '#contract/rating.ts'
import type { SellerReview } from '#contract/seller-reviews.ts'
import type { IdentityRequest } from '#contract/verification.ts'
import type { Waiting } from '#domain/admin-overview/queues.ts'
import { TOPIC_OF } from '#domain/notifications/topics.ts'
import { newId } from '#server/platform/ids.ts'
import {
  admin_changes,
  cars,
  conversations,
  identity_documents,
  identity_requests,
  message_pictures,
  notifications,
  penalties,
  profiles,
  seller_reviews,
  users,
} from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { PASSWORD } from '#server/testing/given-user.ts'
import { addDemoAccounts } from './add-demo-accounts.ts'
import { addDemoCars } from './add-demo-cars.ts'
import { addDemoDecisions } from './add-demo-decisions.ts'
import { addDemoQueues } from './add-demo-queues.ts'
import { addDemoReviews } from './add-demo-reviews.ts'
import { addDemoConversations } from './add-demo-conversations.ts'
import { answerAsDemo } from './answer-as-demo.ts'
import { removeDemo } from './remove-demo.ts'

const dataDir = mkdtempSync(join(inject('folder'), 'demo-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('AUTH-02 demo accounts exist with demo ads alone, with a password of their own', async () => {
  const { services, http } = await givenApp()
  const { db } = services
  const said: string[] = []
  const add = () => addDemoAccounts(services, { dataDir, demoPassword: null }, (text) => said.push(text))
  await add()
  expect(await db.select().from(users)).toEqual([])

  await addDemoCars(services, { count: 30, seed: 1, log: () => {} })
  await add()
  await add()
  expect(said).toHaveLength(2)
  expect(said[0]).toBe(said[1])
  const password = /password (\S+)/.exec(said[0] ?? '')?.[1]
  const roles: Record<string, string> = {}
  for (const name of ['buyer', 'seller', 'admin']) {
    const browser = createBrowser(http)
    await browser.post('/accounts/sign-in', { email: `${name}@sayyad.example`, password })
    roles[name] = (await browser.get('/accounts/role')).json().role
  }
  expect(roles).toEqual({ buyer: 'user', seller: 'user', admin: 'admin' })
  const [seller] = await db.select().from(users).where(eq(users.email, 'seller@sayyad.example'))
  expect(await db.$count(cars, eq(cars.seller_id, seller?.id ?? ''))).toBeGreaterThan(0)

  await removeDemo(db, services.files.private)
  expect(await db.select().from(users)).toEqual([])
  expect(await db.select().from(profiles)).toEqual([])
})

test('MSG-01 AUTH-14 the demo’s people have conversations and reviews, and its sellers answer with a ready sentence', async () => {
  const app = await givenApp()
  const { services, http } = app
  await addDemoCars(services, { count: 60, seed: 2, log: () => {} })
  await addDemoAccounts(services, { dataDir, demoPassword: PASSWORD }, () => {})
  for (const _ of ['at the first start', 'at the second']) {
    await addDemoConversations(services)
    await addDemoReviews(services)
    await addDemoQueues(services)
    await addDemoDecisions(services)
  }
  answerAsDemo(services, (error) => {
    throw error
  })
  const signedIn = async (name: string) => {
    const browser = createBrowser(http)
    await browser.post('/accounts/sign-in', { email: `${name}@sayyad.example`, password: PASSWORD })
    return browser
  }
  const [buyer, seller, admin] = [await signedIn('buyer'), await signedIn('seller'), await signedIn('admin')]
  const conversationsOf = async (browser: Browser): Promise<Conversation[]> =>
    (await browser.get('/me/conversations')).json().items
  const topicsOf = async (browser: Browser): Promise<string[]> => {
    const items: Notification[] = (await browser.get('/me/notifications')).json().items
    return [...new Set(items.map(({ kind }) => TOPIC_OF[kind]))].toSorted()
  }
  expect((await conversationsOf(buyer)).length).toBe(3)
  expect((await buyer.get('/me/unread-messages')).json()).toMatchObject({ unread_count: 1 })
  const listed = await conversationsOf(seller)
  expect(listed.some(({ last_message }) => last_message.offer?.state === 'open')).toBe(true)
  const histories = await Promise.all(
    listed.map(
      async ({ id }): Promise<Message[]> => (await seller.get(`/me/conversations/${id}/messages`)).json().items,
    ),
  )
  const shown = histories.flat().flatMap(({ picture_ids }) => picture_ids)
  const pictures = await Promise.all(shown.map((id) => buyer.get(`/message-pictures/${id}?size=small`)))
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(listed.some(({ is_blocked }) => is_blocked)).toBe(true)
  expect(listed.some(({ last_message }) => last_message.appointment?.state === 'chosen')).toBe(true)
  expect(await topicsOf(seller)).toEqual(['ads', 'appointments', 'offers', 'promotions'])
  expect(await topicsOf(buyer)).toEqual(['appointments', 'favorites', 'saved_searches'])
  expect((await admin.get('/admin/conversation-reports')).json()).toMatchObject({ total: 1 })
  const waiting = (await admin.get('/admin/queues')).json<Waiting[]>().map(({ queue, count }) => [queue, count])
  expect(waiting).toEqual([
    ['ads', 4],
    ['reported_ads', 1],
    ['reported_conversations', 1],
    ['reported_reviews', 1],
    ['appeals', 1],
    ['identity_requests', 1],
    ['support_requests', 1],
    ['promotions', 1],
    ['typed_models', 1],
    ['overdue_facts', 0],
    ['failed_mails', 0],
    ['failed_jobs', 0],
  ])

  expect((await admin.get('/admin/typed-models')).json()).toMatchObject({ total: 1 })

  const [requested] = (await admin.get('/admin/identity-requests')).json<{ items: IdentityRequest[] }>().items
  const document = await admin.get(`/admin/identity-documents/${requested?.documents[0]?.id}`)
  expect(document.headers['content-type']).toBe('image/webp')
  const { items: logged } = (await admin.get('/admin/changes')).json<ChangePage>()
  expect(logged.map(({ what }) => what)).toEqual(['give_penalty', 'give_penalty', 'give_penalty'])

  const reviewed = (await seller.get('/me/reviews')).json<{ items: SellerReview[]; rating: Rating }>()
  expect(reviewed.rating).toMatchObject({ count: 6, average: 4.2 })
  expect(reviewed.items.filter(({ answer }) => answer).length).toBe(3)
  expect((await buyer.get('/me/reviews?list=given')).json().items.length).toBe(2)
  expect((await admin.get('/admin/reported-reviews')).json()).toMatchObject({ total: 1 })
  const { id } = (await seller.get('/accounts/viewer')).json()
  expect((await buyer.get(`/profiles/${id}`)).json().replies).toMatchObject({ answered_percent: 100 })

  const [others] = await services.db
    .select({ id: cars.id })
    .from(cars)
    .where(notExists(services.db.select().from(conversations).where(eq(conversations.seller_id, cars.seller_id))))
    .limit(1)
  const asked = await buyer.post(`/cars/${others?.id}/conversation`, { id: newId(), content: 'متوفرة؟' })
  const { conversation_id } = asked.json<Message>()
  await expect
    .poll(async () => (await buyer.get(`/me/conversations/${conversation_id}/messages`)).json().items.length)
    .toBe(2)
  const [stored] = await services.db.select().from(identity_documents)
  const fileKey = stored?.file_key ?? ''
  expect(await services.files.private.read(fileKey)).not.toBeNull()
  await removeDemo(services.db, services.files.private)
  expect(await services.files.private.read(fileKey)).toBeNull()
  expect(await services.db.$count(conversations)).toBe(0)
  expect(await services.db.$count(notifications)).toBe(0)
  expect(await services.db.$count(message_pictures)).toBe(0)
  expect(await services.db.$count(seller_reviews)).toBe(0)
  for (const table of [penalties, identity_requests, identity_documents, admin_changes]) {
    expect(await services.db.$count(table)).toBe(0)
  }
})
