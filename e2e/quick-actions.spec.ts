import type { Page } from '@playwright/test'
import { expect, expectSoon, PASSWORD, signIn, test } from './fixtures.ts'

/** Requests with one of these methods wait until the returned function is called. */
async function hold(page: Page, address: string, method: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released
    await route.continue()
  })
  return release
}

test('ADMIN-06 models moved before the first response are all moved, one after another', async ({ page, admin }) => {
  await signIn(page, admin)
  const names = { name_ar: `مصنع ${admin.last_name}`, name_en: `Works ${admin.id}`, aliases: [] }
  const maker = await page.request.post('/api/v1/admin/car-makers', { data: names })
  const { id: makeId } = (await maker.json()) as { id: number }
  for (const at of [1, 2, 3]) {
    const named = { name_ar: `طراز ${at}`, name_en: `Model ${at}`, aliases: [] }
    const facts = { body_types: ['sedan'], first_year: 2015, last_year: null, seats: [], fuel_types: [] }
    const data = { model: { ...named, ...facts } }
    await expect(await page.request.post(`/api/v1/admin/car-makers/${makeId}/models`, { data })).toBeOK()
  }
  await page.goto(`/admin/car-makers/edit/${makeId}`)
  const models = page.getByRole('main').locator('summary', { hasText: /^طراز \d/ })
  await expect(models).toHaveText([/طراز 1/, /طراز 2/, /طراز 3/])
  const release = await hold(page, '**/api/v1/admin/car-models/*/move', 'POST')
  const up = (at: number) => page.getByRole('button', { name: `تحريك طراز ${at} إلى أعلى` })
  await up(3).press('Enter')
  await up(3).press('Enter')
  await up(2).press('Enter')
  await expect(models).toHaveText([/طراز 3/, /طراز 2/, /طراز 1/])
  release()
  await expect(page.locator('.toast').filter({ hasText: 'طراز 2' })).toBeVisible()
  await expect(models).toHaveText([/طراز 3/, /طراز 2/, /طراز 1/])
  await page.reload()
  await expect(models).toHaveText([/طراز 3/, /طراز 2/, /طراز 1/])
})

test('ADMIN-07 columns unticked before the first response are all stored', async ({ page, admin }) => {
  await signIn(page, admin)
  await page.goto('/admin/cars?view=all')
  const headers = page.getByRole('columnheader')
  await expect(headers.filter({ hasText: 'ينتهي في' })).toBeVisible()
  const release = await hold(page, '**/api/v1/admin/lists/**', 'PUT')
  await page.locator('summary', { hasText: 'الأعمدة' }).click()
  await page.getByLabel('ينتهي في').uncheck()
  await page.getByLabel('أُضيف في').uncheck()
  release()
  await expect(headers.filter({ hasText: 'أُضيف في' })).toHaveCount(0)
  await expect(headers.filter({ hasText: 'ينتهي في' })).toHaveCount(0)
  await page.reload()
  await expect(headers.filter({ hasText: 'البائع' })).toBeVisible()
  await expect(headers.filter({ hasText: /ينتهي في|أُضيف في/ })).toHaveCount(0)
})

test('AUTH-10 after several quick changes the last choice of alerts of a saved search is stored', async ({
  page,
  buyer,
  apiOf,
}) => {
  const api = await apiOf(buyer)
  const data = { id: crypto.randomUUID(), name: 'كامري', query: 'make=toyota', alert: 'none' }
  await expect(await api.post('/api/v1/me/saved-searches', { data })).toBeOK()
  await signIn(page, buyer)
  await page.goto('/dashboard?tab=saved_searches')
  const alerts = page.getByLabel('أخبرني بالسيارات الجديدة')
  const release = await hold(page, '**/api/v1/me/saved-searches/*', 'PUT')
  await alerts.selectOption({ label: 'فورًا' })
  await alerts.selectOption({ label: 'كل صباح' })
  await expect(alerts).toHaveValue('daily')
  release()
  const stored = async () => (await (await api.get('/api/v1/me/saved-searches')).json())[0]?.alert
  await expectSoon(stored).toBe('daily')
  await expect(alerts).toHaveValue('daily')
})

test('AUTH-04 sessions elsewhere are seen, and all end if they are ended one right after another', async ({
  page,
  buyer,
  playwright,
  baseURL,
}) => {
  const userAgent = 'Mozilla/5.0 (iPhone) Version/18.1 Mobile Safari/604.1'
  const phones = await Promise.all(
    [1, 2].map(() => playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent })),
  )
  const data = { email: buyer.email, password: PASSWORD }
  for (const phone of phones) await expect(await phone.post('/api/v1/accounts/sign-in', { data })).toBeOK()
  await signIn(page, buyer)
  await page.goto('/dashboard?tab=security')
  const sessions = page.getByRole('listitem').filter({ hasText: 'Safari على iPhone' })
  const end = sessions.getByRole('button', { name: 'تسجيل الخروج' })
  await expect(end).toHaveCount(2)
  const release = await hold(page, '**/api/v1/accounts/sessions/*', 'DELETE')
  await end.first().press('Enter')
  await end.last().press('Enter')
  release()
  await expect(sessions).toHaveCount(0)
  for (const phone of phones) {
    expect(await (await phone.get('/api/v1/accounts/viewer')).json()).toBeNull()
    await phone.dispose()
  }
})
