import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseInMenu, menuOf } from './ad-menu.ts'
import { expect, inLanguage, signIn, test } from './fixtures.ts'

const MOST_TABS = 150
const PHOTOGRAPHS = 3

/** Texts to enter or expect, by language. */
const SAID = {
  ar: {
    make: 'تويو',
    model: 'كامر',
    mileage: '٩٠٬٠٠٠',
    city: 'الرياض',
    description: 'سيارة نظيفة ومالك واحد، صيانتها كلها في الوكالة.',
    next: /^التالي/,
    submit: 'إرسال للمراجعة',
    myAds: 'إعلاناتي',
    approved: /^اعتُمد: /,
    promote: 'تمييز',
    ask: 'إصدار الفاتورة',
    paid: 'دفعت المبلغ؟ أدخل رقم الحوالة',
    reference: 'الرقم المرجعي للحوالة',
    confirm: 'تأكيد وصول المبلغ وتمييز الإعلان',
    end: 'إنهاء الإعلان الآن',
    reason: 'السبب',
    expired: 'منتهي',
    renew: 'جدّد',
    active: 'نشط',
    sold: 'بيعت',
    soldNotice: 'بيعت هذه السيارة',
  },
  en: {
    make: 'toyo',
    model: 'camr',
    mileage: '90,000',
    city: 'Riyadh',
    description: 'One careful owner, always serviced at the agency.',
    next: /^Next/,
    submit: 'Submit for review',
    myAds: 'My ads',
    approved: /^Approved: /,
    promote: 'Feature',
    ask: 'Get the invoice',
    paid: 'Already paid? Enter the transfer number',
    reference: 'Transfer reference number',
    confirm: 'Payment received: feature the ad',
    end: 'End the ad now',
    reason: 'Reason',
    expired: 'Expired',
    renew: 'Renew',
    active: 'Active',
    sold: 'Mark as sold',
    soldNotice: 'This car has been sold',
  },
} as const

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
      buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )

const LIVES = [
  { lang: 'ar', query: '', width: 390, colorScheme: 'light' },
  { lang: 'en', query: 'lang=en', width: 1440, colorScheme: 'dark' },
] as const

for (const { lang, query, width, colorScheme } of LIVES) {
  test(`AD-02 AD-06 AD-07 AD-10 ADMIN-01 the life of an ad by keyboard alone (${lang}, ${width} px, ${colorScheme})`, async ({
    page,
    openPage,
    seller,
    admin,
    queuePlace,
  }) => {
    const said = SAID[lang]
    const look = { viewport: { width, height: 900 }, colorScheme } as const
    const office = await openPage(look)
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme })
    let step = 0
    const show = async (shown: Page) => {
      if (!process.env.LOOK) return
      step += 1
      const name = `life-${lang}-${width}-${colorScheme}-${String(step).padStart(2, '0')}`
      await shown.screenshot({ path: `test-results/screenshots/${name}.png` })
    }
    const field = (name: string) => page.locator(`#ad-${name}`)
    const next = () => press(page, page.getByRole('button', { name: said.next }))

    // responds as if no bank account were set
    await page.route(/\/my-ads\/promote\/[^/]+\.data/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"bank_transfer"', '"on_request"') })
    })
    await signIn(page, seller)
    await signIn(office, admin)
    await page.goto(inLanguage('/add-car', query))
    await choose(page, field('make'), said.make)
    await type(page, field('year'), '2020')
    await choose(page, field('model'), said.model)
    await type(page, field('mileage'), said.mileage)
    await type(page, field('price'), '65000')
    await choose(page, field('city'), said.city)
    await show(page)
    const carId = new URL(page.url()).searchParams.get('draft') ?? ''
    await next()
    await expect(field('engine_size')).toBeVisible()
    await show(page)
    await next()
    await type(page, field('description'), said.description)
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
    await press(page, page.getByRole('button', { name: said.submit }))
    await expect(page.locator('h2:focus')).toBeVisible()
    await show(page)

    await queuePlace.add(carId)
    await office.goto(inLanguage(`/admin/cars?ad=${carId}`, query))
    await expect(office.getByText('1 / 3')).toBeVisible()
    await show(office)
    // the note appears before the response
    const approved = office.waitForResponse(`**/api/v1/admin/ad-reviews/${carId}/approve`)
    await office.keyboard.press('a')
    await expect(office.getByText(said.approved).first()).toBeVisible()
    expect((await approved).ok()).toBe(true)

    await press(page, page.getByRole('main').getByRole('link', { name: said.myAds, exact: true }))
    const ad = page.locator('article', { has: page.locator(`a[href="/car/${carId}"]`) })
    await expect(ad.getByText(said.active, { exact: true })).toBeVisible()
    await show(page)
    await reach(page, menuOf(ad))
    await chooseInMenu(ad, said.promote)
    await reach(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowDown')
    await show(page)
    await press(page, page.getByRole('button', { name: said.ask }))
    await press(page, page.locator('summary', { hasText: said.paid }))
    await type(page, page.getByLabel(said.reference), `FT${carId.slice(-8)}`)
    await show(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `FT${carId.slice(-8)}` })).toBeVisible()
    await office.goto(inLanguage('/admin/promotions', query))
    const asked = office.getByRole('article').filter({ hasText: `FT${carId.slice(-8)}` })
    await press(office, office.getByRole('link', { name: seller.name }).first())
    await expect(asked).toBeVisible()
    await show(office)
    await press(office, office.getByRole('button', { name: said.confirm }))
    await expect(asked).toHaveCount(0)

    await page.goto(inLanguage(`/car/${carId}`, query))
    await show(page)

    await office.goto(inLanguage(`/admin/cars/edit/${carId}`, query))
    await press(office, office.getByRole('button', { name: said.end }))
    const dialog = office.getByRole('dialog')
    await type(office, dialog.getByLabel(said.reason), 'انتهى العرض')
    await show(office)
    await office.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)

    await page.goto(inLanguage('/my-ads', query))
    await expect(ad.getByText(said.expired, { exact: true })).toBeVisible()
    await show(page)
    await press(page, ad.getByRole('button', { name: said.renew }))
    await expect(ad.getByText(said.active, { exact: true })).toBeVisible()
    // a press right after the focus has moved there is taken for the second one of a double press
    await expect(async () => {
      await press(page, ad.getByRole('button', { name: said.sold }))
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await reach(page, page.getByRole('dialog').getByRole('textbox'))
    await page.keyboard.type('63000')
    await show(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await show(page)
    await page.goto(inLanguage(`/car/${carId}`, query))
    await expect(page.getByText(said.soldNotice).first()).toBeVisible()
    await show(page)
  })
}
