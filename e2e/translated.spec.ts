import type { Page } from '@playwright/test'
import { expect, PASSWORD, signInByHand, test } from './fixtures.ts'
import { translated, translatePage } from './translate-page.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'ابحث عن سيارة' })

/** The texts of a page, translated or not. */
const textsOf = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/[⟦⟧]/g, '')

test('ERRB-01 a page that the browser translates shows what has changed, and keeps what was typed', async ({
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
  await expect.poll(() => textsOf(page)).toBe(await textsOf(plain))

  const [car] = await givenAds(seller, 1)
  await page.goto(`/messages?car=${car}`)
  await translatePage(page)
  const field = page.getByRole('textbox', { name: 'اكتب رسالتك...' })
  await field.fill('السلام عليكم https://example.com')
  await page.getByRole('button', { name: translated('إرسال') }).click()
  await expect(page.getByRole('log').getByRole('article')).toContainText('السلام عليكم')
  await expect(field).toHaveValue('')
})

test('ERRB-01 a page that was translated before its scripts came keeps what was typed', async ({ page }) => {
  const errors: string[] = []
  page.removeAllListeners('pageerror')
  // React reports that it renders the page anew
  page.on('pageerror', (error) => !error.message.includes('#418') && errors.push(error.message))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const opened = page.goto('/explore')
  await search(page).fill('كامري')
  await translatePage(page)
  release()
  await opened
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
