import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { identity_requests } from '#server/platform/db/schema/index.ts'
import { beginConversation } from './begin-conversation.ts'
import { decideByKey } from './decide-by-key.ts'
import { expect, signIn, test, type User } from './fixtures.ts'

const NOTE = 'راجعنا ما وصلنا جيدًا'
/** Requests of bots are not recorded. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

interface Given {
  seller: User
  carId: string
  sellerApi: APIRequestContext
  buyerApi: APIRequestContext
  office: APIRequestContext
}

interface Queue {
  /** @returns the ID of a new item */
  add: (given: Given) => Promise<string>
  /** Path of the item in its queue. */
  path: (id: string) => string
  /** The key of a decision. */
  key: string
  /** Whether the key opens a dialog with a reason. */
  asks?: true
  /** The same decision by the API. */
  decide: (id: string) => { path: string; data: object }
}

const QUEUES: Record<string, Queue> = {
  reports: {
    add: async ({ carId, buyerApi }) => {
      const data = { reason: 'fraud', note: '' }
      const headers = { 'user-agent': BROWSER }
      await expect(await buyerApi.post(`/api/v1/cars/${carId}/reports`, { data, headers })).toBeOK()
      return carId
    },
    path: (id) => `/admin/reports?ad=${id}`,
    key: 'd',
    decide: (id) => ({ path: `reports/${id}/dismiss`, data: {} }),
  },
  promotions: {
    add: async ({ carId, sellerApi }) => {
      const { offers } = await (await sellerApi.get(`/api/v1/me/ads/${carId}/promotions`)).json()
      return (await (await sellerApi.post(`/api/v1/me/ads/${carId}/promotions`, { data: offers[0] })).json()).id
    },
    path: (id) => `/admin/promotions?promotion=${id}`,
    key: 'a',
    decide: (id) => ({ path: `promotions/${id}/confirm`, data: {} }),
  },
  'support requests': {
    add: async ({ office, seller }) => {
      const id = randomUUID()
      const data = { request_id: id, name: seller.name, email: seller.email, text: NOTE, language: 'ar' }
      await office.post('/api/v1/support-requests', { data })
      return id
    },
    path: (id) => `/admin/support?request=${id}`,
    key: 'd',
    decide: (id) => ({ path: `support-requests/${id}/close`, data: {} }),
  },
  appeals: {
    add: async ({ office, seller, sellerApi }) => {
      const data = { rule: 'spam', severity: 'warning', reason: NOTE }
      const { id } = await (await office.post(`/api/v1/admin/users/${seller.id}/penalties`, { data })).json()
      await sellerApi.post(`/api/v1/me/penalties/${id}/appeal`, { data: { text: NOTE } })
      return id
    },
    path: (id) => `/admin/reports?view=appeals&appeal=${id}`,
    key: 'r',
    asks: true,
    decide: (id) => ({ path: `penalties/${id}/decision`, data: { decision: 'upheld', answer: NOTE } }),
  },
}

async function decide(page: Page, { key, asks }: Queue): Promise<void> {
  await decideByKey(page, key)
  if (!asks) return
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(NOTE)
  await page.keyboard.press('Control+Enter')
}

test('ADMIN-01 keys decide and undo, and the focus moves on, in all queues alike; a late decision says who was faster', async ({
  page,
  givenAds,
  givenUser,
  seller,
  buyer,
  admin,
  apiOf,
  allowStatus,
}) => {
  allowStatus(409)
  const [carId = ''] = await givenAds(seller, 1)
  const giver = await givenUser('هند', 'admin')
  const colleague = await apiOf(await givenUser('ريم', 'admin'))
  const given = {
    seller,
    carId,
    sellerApi: await apiOf(seller),
    buyerApi: await apiOf(buyer),
    office: await apiOf(giver),
  }
  await signIn(page, admin)
  for (const [name, queue] of Object.entries(QUEUES)) {
    await test.step(name, async () => {
      const id = await queue.add(given)
      await page.goto(queue.path(id))
      const own = page.getByRole('article')
      const heading = own.getByRole('heading', { level: 2 })
      const isMarked = page.getByRole('link').and(page.locator(`[aria-current=page][href*="${id}"]`))
      await expect(isMarked).toHaveCount(1)
      const title = (await heading.textContent()) ?? ''
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: 'الاختصارات' })
      for (const key of [queue.key.toUpperCase(), 'Z', 'J', 'K']) {
        await expect(help.getByText(key, { exact: true })).toBeVisible()
      }
      await page.keyboard.press('Escape')

      await decide(page, queue)
      await expect(isMarked).toHaveCount(0)
      await expect(page.locator('main :is(article h2, .notice):focus')).toHaveCount(1)
      await page.keyboard.press('z')
      await expect(isMarked).toHaveCount(1)
      await expect(heading).toHaveText(title)
      await expect(heading).toBeFocused()

      const { path, data } = queue.decide(id)
      await expect(await colleague.post(`/api/v1/admin/${path}`, { data })).toBeOK()
      await decide(page, queue)
      await expect(page.getByText(/سبقك .*ريم.* إلى القرار/)).toBeVisible()
      await expect(page.locator('main :is(article h2, .notice):focus')).toHaveCount(1)
    })
  }
})

interface Verdict extends Pick<Queue, 'path' | 'key'> {
  name: string
  /** Chooses what is asked for beside the reason. */
  choose?: (dialog: Locator) => Promise<unknown>
  /** Checks that it is chosen. */
  expectChosen?: (dialog: Locator) => Promise<void>
}

const DAYS = 'المدة'
const REASON = 'السبب'

test('ADMIN-01 a decision without a connection says that it was not saved; what was chosen and typed survives a reload and can be sent again, in all queues alike @own-context', async ({
  page,
  givenAds,
  givenUser,
  seller,
  buyer,
  admin,
  apiOf,
  siteData,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const buyerApi = await apiOf(buyer)
  const office = await apiOf(await givenUser('هند', 'admin'))
  const given = { seller, carId, sellerApi: await apiOf(seller), buyerApi, office }
  const conversation = await beginConversation(buyerApi, carId)
  const data = { reason: 'fraud', note: '' }
  await expect(await buyerApi.post(`/api/v1/me/conversations/${conversation}/reports`, { data })).toBeOK()
  const { items } = await (await office.get('/api/v1/admin/conversation-reports')).json()
  const reported = items.find(({ reported_name }: { reported_name: string }) => reported_name === seller.name)
  const identityId = randomUUID()
  await siteData.db.insert(identity_requests).values({
    id: identityId,
    user_id: buyer.id,
    document_kind: 'passport',
    created_at: new Date(),
  })
  const { appeals, promotions, reports, 'support requests': support } = QUEUES
  const cases: (Verdict & { id: string })[] = []
  for (const [name, queue, key] of [
    ['appeals', appeals, 'r'],
    ['promotions', promotions, 'r'],
    ['support requests', support, 'd'],
  ] as const) {
    if (queue) cases.push({ name, id: await queue.add(given), path: queue.path, key })
  }
  await reports?.add(given)
  cases.push(
    {
      name: 'identity',
      id: identityId,
      path: (id) => `/admin/verification?request=${id}`,
      key: 'r',
      choose: (dialog) => dialog.getByLabel(REASON).selectOption('name_differs'),
      expectChosen: (dialog) => expect(dialog.getByLabel(REASON)).toHaveValue('name_differs'),
    },
    {
      name: 'conversations',
      id: reported.id,
      path: (id) => `/admin/reports?view=conversations&report=${id}`,
      key: 'l',
      choose: (dialog) => dialog.getByLabel(DAYS).selectOption('30'),
      expectChosen: (dialog) => expect(dialog.getByLabel(DAYS)).toHaveValue('30'),
    },
    {
      name: 'reports',
      id: carId,
      path: (id) => `/admin/reports?ad=${id}`,
      key: 'r',
      choose: (dialog) => dialog.getByRole('checkbox').nth(1).check(),
      expectChosen: (dialog) => expect(dialog.getByRole('checkbox').nth(1)).toBeChecked(),
    },
  )
  let answer = () => {}
  await page.route('**/on-its-way', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ body: '{}' })
  })
  await signIn(page, admin)
  for (const { name, id, path, key, choose, expectChosen } of cases) {
    await test.step(name, async () => {
      const isMarked = page.getByRole('link').and(page.locator(`[aria-current=page][href*="${id}"]`))
      const dialog = page.getByRole('dialog')
      const words = dialog.getByRole('textbox')
      const failure = page.getByRole('alert').getByText('لم يُحفظ القرار. لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.')
      await page.goto(path(id))
      await expect(isMarked).toHaveCount(1)
      await expect(page.getByRole('article').first()).toBeVisible()
      const asks = key !== 'd'
      if (asks) {
        await decideByKey(page, key)
        await choose?.(dialog)
        await words.fill(NOTE)
      }
      const isAsked = page.waitForRequest('**/on-its-way')
      const answered = page.evaluate(async () => {
        await fetch('/on-its-way')
        // what it changes is shown by then
        for (const _ of ['rendered', 'painted']) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      await isAsked
      await page.context().setOffline(true)
      await (asks ? words.press('Control+Enter') : decideByKey(page, key))
      await expect(failure.first()).toBeVisible()
      await expect(isMarked).toHaveCount(1)
      // the answer to a request from before is not taken for the return of the connection
      answer()
      await answered
      const said = await (asks ? dialog : page).getByRole('alert').allTextContents()
      expect(said.join(' ')).toContain('لم يُحفظ القرار')
      await page.context().setOffline(false)
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
      await decideByKey(page, key)
      if (asks) {
        await expect(words).toHaveValue(NOTE)
        await expectChosen?.(dialog)
        await words.press('Control+Enter')
      }
      await expect(isMarked).toHaveCount(0)
      await expect(dialog).toHaveCount(0)
      if (!asks) return
      expect(
        await page.evaluate((kept) => Object.keys(sessionStorage).filter((one) => one.includes(kept)), id),
      ).toEqual([])
    })
  }
})
