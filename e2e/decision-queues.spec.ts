import type { APIRequestContext, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
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
