import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseInMenu, menuOf } from './ad-menu.ts'
import { expect, signIn, test } from './fixtures.ts'

const MOST_TABS = 150
const PHOTOGRAPHS = 3

/** Presses Tab until the target is focused. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there')
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  // keys on a busy button are ignored
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

async function choose(page: Page, target: Locator, text: string): Promise<void> {
  await type(page, target, text)
  await expect(target).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const photographs = () =>
  Promise.all(
    ['#8c2a2e', '#2e5a8c', '#cfe3dc'].slice(0, PHOTOGRAPHS).map(async (background, at) => ({
      name: `car-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )

test('AD-02 AD-06 AD-07 AD-10 ADMIN-01 the life of an ad by keyboard alone', async ({
  page,
  openPage,
  seller,
  admin,
  queuePlace,
}) => {
  const viewport = { width: 390, height: 900 }
  const office = await openPage({ viewport })
  await page.setViewportSize(viewport)
  let step = 0
  const show = async (shown: Page) => {
    if (!process.env.LOOK) return
    step += 1
    const name = `life-${String(step).padStart(2, '0')}`
    await shown.screenshot({ path: `test-results/screenshots/${name}.png` })
  }
  const field = (name: string) => page.locator(`#ad-${name}`)
  const next = () => press(page, page.getByRole('button', { name: /^التالي/ }))

  // responds as if no bank account were set
  await page.route(/\/my-ads\/promote\/[^/]+\.data/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"bank_transfer"', '"on_request"') })
  })
  await signIn(page, seller)
  await signIn(office, admin)
  await page.goto('/add-car')
  await choose(page, field('make'), 'تويو')
  await type(page, field('year'), '2020')
  await choose(page, field('model'), 'كامر')
  await type(page, field('mileage'), '٩٠٬٠٠٠')
  await type(page, field('price'), '65000')
  await choose(page, field('city'), 'الرياض')
  await show(page)
  const carId = new URL(page.url()).searchParams.get('draft') ?? ''
  await next()
  await expect(field('engine_size')).toBeVisible()
  await show(page)
  await next()
  await type(page, field('description'), 'سيارة نظيفة ومالك واحد، صيانتها كلها في الوكالة.')
  await show(page)
  await next()
  const chooser = page.waitForEvent('filechooser')
  await reach(page, page.locator('input[type=file][multiple]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await photographs())
  await expect(page.locator('.picture-tile')).toHaveCount(PHOTOGRAPHS)
  await show(page)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
  await next()
  await type(page, field('contact_name'), 'سارة')
  await type(page, field('phone_number'), '0501234567')
  await show(page)
  await next()
  await show(page)
  await press(page, page.getByRole('button', { name: 'إرسال للمراجعة' }))
  await expect(page.locator('h2:focus')).toBeVisible()
  await show(page)

  await queuePlace.add(carId)
  await office.goto(`/admin/cars?ad=${carId}`)
  await expect(office.getByText('1 / 3')).toBeVisible()
  await show(office)
  // the note appears before the response
  const approved = office.waitForResponse(`**/api/v1/admin/ad-reviews/${carId}/approve`)
  await office.keyboard.press('a')
  await expect(office.getByText(/^اعتُمد: /).first()).toBeVisible()
  expect((await approved).ok()).toBe(true)

  await press(page, page.getByRole('main').getByRole('link', { name: 'إعلاناتي', exact: true }))
  const ad = page.locator('article', { has: page.locator(`a[href="/car/${carId}"]`) })
  await expect(ad.getByText('نشط', { exact: true })).toBeVisible()
  await show(page)
  await reach(page, menuOf(ad))
  await chooseInMenu(ad, 'تمييز')
  await reach(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await show(page)
  await press(page, page.getByRole('button', { name: 'إصدار الفاتورة' }))
  await press(page, page.locator('summary', { hasText: 'دفعت المبلغ؟ أدخل رقم الحوالة' }))
  await type(page, page.getByLabel('الرقم المرجعي للحوالة'), `FT${carId.slice(-8)}`)
  await show(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `FT${carId.slice(-8)}` })).toBeVisible()
  await office.goto('/admin/promotions')
  const asked = office.getByRole('article').filter({ hasText: `FT${carId.slice(-8)}` })
  await press(office, office.getByRole('link', { name: seller.name }).first())
  await expect(asked).toBeVisible()
  await show(office)
  await press(office, office.getByRole('button', { name: 'تأكيد وصول المبلغ وتمييز الإعلان' }))
  await expect(asked).toHaveCount(0)

  await page.goto(`/car/${carId}`)
  await show(page)

  await office.goto(`/admin/cars/edit/${carId}`)
  await press(office, office.getByRole('button', { name: 'إنهاء الإعلان الآن' }))
  const dialog = office.getByRole('dialog')
  await type(office, dialog.getByLabel('السبب'), 'انتهى العرض')
  await show(office)
  await office.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await page.goto('/my-ads')
  await expect(ad.getByText('منتهي', { exact: true })).toBeVisible()
  await show(page)
  await press(page, ad.getByRole('button', { name: 'جدّد' }))
  await expect(ad.getByText('نشط', { exact: true })).toBeVisible()
  // a press right after the focus has moved there is taken for the second one of a double press
  await expect(async () => {
    await press(page, ad.getByRole('button', { name: 'بيعت' }))
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await reach(page, page.getByRole('dialog').getByRole('textbox'))
  await page.keyboard.type('63000')
  await show(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await show(page)
  await page.goto(`/car/${carId}`)
  await expect(page.getByText('بيعت هذه السيارة').first()).toBeVisible()
  await show(page)
})
