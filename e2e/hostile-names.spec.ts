import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  analytics_days,
  cars,
  identity_requests,
  penalties,
  profiles,
  promotions,
  reports,
  support_requests,
} from '#server/platform/db/schema/index.ts'
import { addAds } from './add-ads.ts'
import { expect, expectSoon, signIn, test as base, type User } from './fixtures.ts'
import { overflowOf } from './overflow-of.ts'

const OVERRIDE = '\u202e'
/** Contains a bidirectional override and markup, and has no space to break at. */
const HOSTILE = `${OVERRIDE}<img src=x onerror=alert(1)>${'ا'.repeat(80)}`
const WIDTHS = [390, 768, 1440]

const test = base.extend<{ hostile: User; hostileAd: string }>({
  hostile: async ({ givenUser, siteData: { db } }, use) => {
    const user = await givenUser(HOSTILE)
    await use(user)
    await db.delete(promotions).where(eq(promotions.seller_id, user.id))
    await db.delete(identity_requests).where(eq(identity_requests.user_id, user.id))
    await db.delete(support_requests).where(eq(support_requests.user_id, user.id))
    await db.delete(penalties).where(eq(penalties.user_id, user.id))
  },
  hostileAd: async ({ hostile, givenAds, siteData: { db } }, use) => {
    const [carId = ''] = await givenAds(hostile, 1)
    await db.update(cars).set({ ad_title_ar: HOSTILE, ad_title_en: HOSTILE }).where(eq(cars.id, carId))
    await use(carId)
    await db.delete(reports).where(eq(reports.car_id, carId))
  },
})

test('ADMIN-01 names with direction overrides, markup and extreme length do not affect other parts of admin screens', async ({
  page,
  siteData: { db },
  hostile,
  hostileAd: carId,
  apiOf,
  buyer,
  admin,
}) => {
  const [at, id] = [new Date(), randomUUID()]
  await db.insert(identity_requests).values({
    id,
    user_id: hostile.id,
    document_kind: 'passport',
    created_at: at,
  })
  await db.insert(promotions).values({
    id,
    car_id: carId,
    seller_id: hostile.id,
    state: 'requested',
    days: 7,
    price: 49,
    vat_percent: 15,
    company_name: HOSTILE,
    vat_number: '',
    invoice_number: `INV-${id}`,
    requested_at: at,
  })
  const { email } = hostile
  await db
    .insert(support_requests)
    .values({ id, user_id: hostile.id, name: HOSTILE, email, text: HOSTILE, language: 'ar', created_at: at })
  const [hostileApi, office] = await Promise.all([apiOf(hostile), apiOf(admin)])
  const reporter = await apiOf(buyer)
  const report = await reporter.post(`/api/v1/cars/${carId}/reports`, {
    data: { reason: 'fraud', note: HOSTILE },
    // requests of bots are not recorded
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' },
  })
  await expect(report).toBeOK()
  const penalty = { rule: 'spam', severity: 'warning', reason: HOSTILE }
  const given = await office.post(`/api/v1/admin/users/${hostile.id}/penalties`, { data: penalty })
  const { id: penaltyId } = await given.json()
  const appeal = await hostileApi.post(`/api/v1/me/penalties/${penaltyId}/appeal`, { data: { text: HOSTILE } })
  await expect(appeal).toBeOK()

  await signIn(page, admin)
  const text = encodeURIComponent(hostile.last_name)
  await expectNamesInPlace(page, [
    `/admin/users?text=${text}`,
    `/admin/users/${hostile.id}`,
    `/admin/cars?view=all&seller=${hostile.id}`,
    `/admin/cars/edit/${carId}`,
    '/admin/reports',
    '/admin/reports?view=appeals',
    `/admin/verification?request=${id}`,
    '/admin/promotions',
    '/admin/support',
    `/admin/audit?subject=${hostile.id}`,
  ])
})

test('ADMIN-01 hostile names do not affect other parts of the queues and of the search by name', async ({
  page,
  siteData,
  siteData: { db },
  hostile,
  hostileAd: carId,
  apiOf,
  buyer,
  admin,
}) => {
  const [waitingId = ''] = await addAds(siteData, hostile, 1, 'pending')
  await db.update(cars).set({ ad_title_ar: HOSTILE, ad_title_en: HOSTILE }).where(eq(cars.id, waitingId))
  await db.update(cars).set({ model_id: null, custom_model: HOSTILE }).where(eq(cars.id, carId))
  const [theirs, buyers] = await Promise.all([apiOf(hostile), apiOf(buyer)])
  const newMessage = () => ({ id: randomUUID(), content: HOSTILE })
  const begun = await buyers.post(`/api/v1/cars/${carId}/conversation`, { data: newMessage() })
  const { conversation_id } = await begun.json()
  const here = `/api/v1/me/conversations/${conversation_id}`
  await expect(await theirs.post(`${here}/messages`, { data: newMessage() })).toBeOK()
  const reported = await buyers.post(`${here}/reports`, {
    data: { reason: 'fraud', note: HOSTILE },
  })
  await expect(reported).toBeOK()
  await expect(await buyers.put(`${here}/review`, { data: { stars: 2, text: HOSTILE } })).toBeOK()
  const [review] = (await (await buyers.get('/api/v1/me/reviews?list=given')).json()).items
  const complaint = await theirs.post(`/api/v1/reviews/${review.id}/reports`, {
    data: { reason: 'untrue', note: HOSTILE },
  })
  await expect(complaint).toBeOK()
  const office = await apiOf(admin)
  const { items } = await (await office.get('/api/v1/admin/conversation-reports')).json()
  const report = items.find((one: { conversation_id: string }) => one.conversation_id === conversation_id)

  await signIn(page, admin)
  await expectNamesInPlace(page, [
    `/admin/cars?ad=${waitingId}`,
    `/admin/reports?view=conversations&report=${report.id}`,
    `/admin/reports?view=reviews&review=${review.id}`,
    '/admin/car-makers?show=typed',
  ])
  // the note about a decision is in one line with the name
  await page.goto(`/admin/cars?ad=${waitingId}`)
  await expect(page.getByRole('article')).toBeVisible()
  await page.keyboard.press('a')
  const decided = page.getByRole('status').filter({ hasText: OVERRIDE })
  await expect(decided).toBeVisible()
  expect(await namesOn(page)).toMatchObject({ leaking: [] })
  await page.keyboard.press('z')
  await expect(decided).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill(hostile.last_name)
  await expect(page.getByRole('dialog').getByRole('link').filter({ hasText: hostile.last_name }).first()).toBeVisible()
  expect(await namesOn(page, '[role=dialog]')).toEqual({ hasNames: true, leaking: [], pictures: 0 })
  expect(await overflowOf(page)).toEqual([])
  await db.update(cars).set({ deleted_at: new Date() }).where(eq(cars.id, waitingId))
})

test('ADMIN-01 hostile names and searches do not affect other parts of the insights', async ({
  page,
  siteData: { db },
  hostile,
  admin,
}) => {
  const subject = new URLSearchParams({ q: HOSTILE }).toString()
  const day = new Date().toISOString().slice(0, 10)
  await db
    .insert(analytics_days)
    .values({ day, measure: 'searches_that_found_nothing', subject, count: 99_999, sessions_count: 9 })
  await db.update(profiles).set({ first_messages_count: 9999, answered_count: 0 }).where(eq(profiles.id, hostile.id))
  await signIn(page, admin)
  await expectNamesInPlace(page, ['/admin'], async () => {
    const tables = page.locator('main details')
    await tables.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    await expect(page.locator('main table').filter({ hasText: OVERRIDE })).toHaveCount(2)
  })
  await db.delete(analytics_days).where(eq(analytics_days.subject, subject))
  await db.update(profiles).set({ first_messages_count: 0 }).where(eq(profiles.id, hostile.id))
})

/**
 * Expects isolated names and no overflow on each screen at all widths.
 * @param unfold opens the part of the page with the names
 */
async function expectNamesInPlace(page: Page, addresses: readonly string[], unfold = async () => {}): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await unfold()
    const found = await namesOn(page)
    expect({ address, ...found }).toEqual({ address, hasNames: true, leaking: [], pictures: 0 })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // charts are redrawn for another width
      await expectSoon(() => overflowOf(page), `${address} at ${width}`).toEqual([])
    }
  }
}

/** Texts of paragraphs with an override that is not isolated from the rest. */
const namesOn = (page: Page, place = 'main') =>
  page.evaluate(
    ([override, selector]) => {
      const isolates = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT)
      const leaking: string[] = []
      let hasNames = false
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        if (!data.includes(override) || !parentElement || parentElement.closest('script, option, svg')) continue
        hasNames = true
        const isIsolated = !data.replaceAll(/\u2068[^\u2069]*\u2069/g, '').includes(override)
        if (isIsolated) continue
        let element: Element = parentElement
        while (isInline(element) && !isolates(element) && element.parentElement) element = element.parentElement
        if (element.textContent?.trim() !== data.trim())
          leaking.push(element.outerHTML.replaceAll(/ا+/g, '…').slice(0, 300))
      }
      return { hasNames, leaking, pictures: document.querySelectorAll('img[src="x"]').length }
    },
    [OVERRIDE, place] as const,
  )
