import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  cars,
  identity_requests,
  penalties,
  promotions,
  reports,
  support_requests,
} from '#server/platform/db/schema/index.ts'
import { expect, signIn, test as base, type User } from './fixtures.ts'

const OVERRIDE = '\u202e'
/** Turns round what follows it, is markup, and never ends. */
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
    const [car_id = ''] = await givenAds(hostile, 1)
    await db.update(cars).set({ ad_title_ar: HOSTILE, ad_title_en: HOSTILE }).where(eq(cars.id, car_id))
    await use(car_id)
    await db.delete(reports).where(eq(reports.car_id, car_id))
  },
})

test('ADMIN-01 names with overrides, markup and no end stay within their own place on every admin screen', async ({
  page,
  siteData: { db },
  hostile,
  hostileAd: car_id,
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
    car_id,
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
  const report = await reporter.post(`/api/v1/cars/${car_id}/reports`, {
    data: { reason: 'fraud', note: HOSTILE },
    // of others than people nothing is noted
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' },
  })
  await expect(report).toBeOK()
  const penalty = { rule: 'spam', severity: 'warning', reason: HOSTILE }
  const given = await office.post(`/api/v1/admin/users/${hostile.id}/penalties`, { data: penalty })
  const { id: penalty_id } = await given.json()
  const appeal = await hostileApi.post(`/api/v1/me/penalties/${penalty_id}/appeal`, { data: { text: HOSTILE } })
  await expect(appeal).toBeOK()

  await signIn(page, admin)
  const text = encodeURIComponent(hostile.last_name)
  for (const address of [
    `/admin/users?text=${text}`,
    `/admin/users/${hostile.id}`,
    `/admin/cars?view=all&seller=${hostile.id}`,
    `/admin/cars/edit/${car_id}`,
    '/admin/reports',
    '/admin/reports?view=appeals',
    `/admin/verification?request=${id}`,
    '/admin/promotions',
    '/admin/support',
    `/admin/audit?subject=${hostile.id}`,
  ]) {
    await page.goto(address)
    const found = await namesOn(page)
    expect({ address, ...found }).toEqual({ address, hasNames: true, leaking: [], pictures: 0 })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${address} at ${width}`).toEqual([])
    }
  }
})

/** What makes the page wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element) => {
      const { x, width } = element.getBoundingClientRect()
      return x < -1 || x + width > clientWidth + 1
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => isOutside(element) && ![...element.children].some(isOutside))
      .map(({ outerHTML }) => outerHTML.replaceAll(/ا+/g, '…').slice(0, 200))
  })

/** What shares a paragraph with an override, and no element isolates from it. */
const namesOn = (page: Page) =>
  page.evaluate((override) => {
    const isolates = (element: Element) => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const leaking: string[] = []
    let hasNames = false
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      if (!data.includes(override) || !parentElement || parentElement.closest('script, option')) continue
      hasNames = true
      const isIsolated = !data.replaceAll(/\u2068[^\u2069]*\u2069/g, '').includes(override)
      if (isIsolated) continue
      let element: Element = parentElement
      while (isInline(element) && !isolates(element) && element.parentElement) element = element.parentElement
      if (element.textContent?.trim() !== data.trim())
        leaking.push(element.outerHTML.replaceAll(/ا+/g, '…').slice(0, 300))
    }
    return { hasNames, leaking, pictures: document.querySelectorAll('main img[src="x"]').length }
  }, OVERRIDE)
