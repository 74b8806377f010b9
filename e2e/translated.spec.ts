import type { Page } from '@playwright/test'
import { decideByKey } from './decide-by-key.ts'
import { fillAll, openStep } from './fill-ad.ts'
import { expect, expectSoon, PASSWORD, signIn, signInByHand, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'
import { translated, translatePage } from './translate-page.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'ابحث عن سيارة' })

/** The texts of a page, translated or not. */
const textsOf = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/[⟦⟧]/g, '')

/** Errors other than React's report that it renders anew what was translated before it was hydrated. */
function otherErrors(page: Page): string[] {
  const errors: string[] = []
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) => !error.message.includes('#418') && errors.push(error.message))
  return errors
}

test('AUTH-02 EXPL-01 MSG-01 MSG-05 a page that the browser translates shows what has changed, and keeps what was typed', async ({
  page,
  openPage,
  buyer,
  seller,
  givenAds,
  allowStatus,
}) => {
  allowStatus(401)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/auth')
  await translatePage(page)
  await signInByHand(page, buyer, 'wrong-one')
  await expect(page.getByText(translated('البريد أو كلمة المرور غير صحيحة.'))).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue(buyer.email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /حسابك/ })).toBeVisible()

  await page.goto('/explore')
  await translatePage(page)
  await search(page).fill('كامري')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  const searched = page.url()
  await page.locator('.filter-choice input:not(:checked)').first().click()
  await expect(page).not.toHaveURL(searched)
  const plain = await openPage({ viewport: { width: 1440, height: 900 } })
  await plain.goto(page.url())
  await expectSoon(() => textsOf(page)).toBe(await textsOf(plain))

  const [car] = await givenAds(seller, 1)
  await page.goto(`/messages?car=${car}`)
  await translatePage(page)
  const field = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await field.fill('السلام عليكم https://example.com')
  await page.getByRole('button', { name: translated('إرسال') }).click()
  await expect(page.getByRole('log').getByRole('article')).toContainText('السلام عليكم')
  await expect(field).toHaveValue('')
})

test('AD-02 AD-05 ADMIN-01 on pages that the browser translates an ad is posted, approved, undone and approved again', async ({
  page,
  seller,
  admin,
  queuePlace,
}) => {
  const errors = otherErrors(page)
  await signIn(page, seller)
  await page.goto('/add-car')
  await translatePage(page)
  await fillAll(page)
  await openStep(page, 'review')
  await page.getByRole('button', { name: translated('إرسال للمراجعة') }).click()
  await expect(page.getByRole('heading', { name: translated('وصلنا إعلانك') })).toBeFocused()
  const [ad] = (await (await page.request.get('/api/v1/me/ads')).json()).items
  await queuePlace.add(ad.id)

  await signIn(page, admin)
  await page.goto(`/admin/cars?ad=${ad.id}`)
  await translatePage(page)
  const state = async () => (await (await page.request.get(`/api/v1/admin/ads/${ad.id}`)).json()).state
  const title = page.getByRole('heading', { name: translated('تويوتا كامري 2020') })
  await expect(title).toBeVisible()
  await decideByKey(page, 'a')
  await expect(title).toHaveCount(0)
  await expectSoon(state).toBe('active')
  await page.keyboard.press('z')
  await expectSoon(state).toBe('pending')
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: translated('اعتماد') }).click()
  await expectSoon(state).toBe('active')
  expect(errors).toEqual([])
})

test('EXPL-01 EXPL-07 a page translated before hydration keeps typed text, and taps take effect once', async ({
  page,
}) => {
  const errors = otherErrors(page)
  const release = await holdScripts(page)
  const opened = page.goto('/explore?color=white')
  const hearts = page.locator('article.card [aria-pressed]')
  await hearts.nth(1).click()
  await search(page).fill('كامري')
  await translatePage(page)
  const before = await hearts.nth(1).elementHandle()
  release()
  await opened
  expect(await before?.evaluate((heart) => heart.isConnected)).toBe(false)
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('article.card [aria-pressed=true]')).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(search(page)).toHaveValue('كامري')
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  expect(errors).toEqual([])
})

test('ERRB-01 nodes that something else has moved or removed can still be removed and inserted before', async ({
  page,
}) => {
  await page.goto('/terms')
  const html = await page.evaluate(() => {
    const parent = document.createElement('p')
    const [wrapped, removed, added] = [new Text('wrapped'), new Text('removed'), new Text('added')]
    parent.append(wrapped, removed)
    const wrapper = document.createElement('font')
    wrapped.replaceWith(wrapper)
    wrapper.append(wrapped)
    removed.remove()
    parent.insertBefore(added, wrapped)
    parent.insertBefore(document.createElement('b'), removed)
    const before = parent.innerHTML
    parent.removeChild(removed)
    parent.removeChild(wrapped)
    return [before, parent.innerHTML]
  })
  expect(html).toEqual(['added<font>wrapped</font><b></b>', 'added<b></b>'])
})

test('ERRB-01 a page that something else has emptied is loaded anew', async ({ page }) => {
  await page.goto('/terms')
  const title = page.getByRole('heading', { level: 1 })
  await page.evaluate(() => document.body.replaceChildren())
  await expect(title).toBeVisible()
})
