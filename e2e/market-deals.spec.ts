import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { givenDeals } from './given-deals.ts'
import { holdScripts } from './hold-scripts.ts'
import { lookAt } from './look-at.ts'

const DAY_MS = 86_400_000
/** Robots, such as a headless browser, are not counted. */
const BUYER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test('DEAL-01 a buyer filters deals, opens the next page at once, copies the code and follows the link', async ({
  openPage,
  siteData,
  admin,
  apiOf,
  allowStatus,
}) => {
  const page = await openPage({ userAgent: BUYER })
  const code = 'WASH_25'
  const { brand, ids } = await givenDeals(siteData, 26, { coupon_code: code, link: 'https://wash.example/deal' })
  const cards = page.getByRole('article')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/deals' && searchParams.get('brand') === brand.slug)
      asked.push(searchParams.get('page') ?? '1')
  })

  // the server hears of the new deals a moment after they are stored
  await expect(async () => {
    await page.goto(`/deals?brand=${brand.slug}`)
    await expect(page.getByRole('status').filter({ hasText: '26 عرضًا' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(cards).toHaveCount(24)
  await expectSoon(() => asked).toEqual(['2'])
  await page.getByRole('link', { name: 'الصفحة التالية' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards).toHaveCount(2)
  expect(asked).toEqual(['2'])

  // typed while the deals in another order are loaded
  const sorted = await holdScripts(page, /\/api\/v1\/deals\?.*sort=ending/)
  const searched = page.getByRole('searchbox', { name: 'ابحث في العروض' })
  await page.getByLabel('الترتيب').selectOption('ending')
  await searched.fill('غسيل 26')
  sorted()
  await expect(page).toHaveURL(new RegExp(`brand=${brand.slug}&sort=ending$`))
  await expect(page.locator('.navigation-progress')).toHaveCount(0)
  await expect(searched).toHaveValue('غسيل 26')
  await searched.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link', { name: 'غسيل 26', exact: true }).click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('غسيل 26')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // on a slow connection it would come too late if it needed texts or code of other screens
  const release = await holdScripts(page, /\/assets\/(?:ar|en|admin)[^/]*\.js$/)
  await main.getByRole('button', { name: 'نسخ الكود' }).click()
  await expect(page.locator('.toast')).toContainText('نُسخ الكود')
  release()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const link = main.getByRole('link', { name: 'انتقل إلى العرض' })
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  // counted without leaving this site
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()

  const api = await apiOf(admin)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(ids).toContain(id)
  const counts = async () => {
    const { views, clicks, copies } = await (await api.get(`/api/v1/admin/deals/${id}`)).json()
    return { views, clicks, copies }
  }
  await expect.poll(counts, { timeout: 30_000 }).toEqual({ views: 1, clicks: 1, copies: 1 })

  await main.getByRole('list').last().getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await main.getByRole('link', { name: 'شاهد كل العروض' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/deals\\?.*brand=${brand.slug}.*sort=ending`))
  await expect(cards).toHaveCount(1)

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(`/deals?brand=${brand.slug}`)
  await plain.getByRole('link', { name: 'الصفحة التالية' }).click()
  await expect(plain.getByRole('article')).toHaveCount(2)

  allowStatus(404)
  await page.goto('/deals/0190b5e0-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('هذه الصفحة غير موجودة')
})

test('ADMIN-03 an admin takes a deal from draft to its end, sees what a colleague changed meanwhile, and undoes', async ({
  page,
  admin,
  apiOf,
  givenUser,
  openPage,
  allowStatus,
}) => {
  const name = `عرض ${admin.last_name}`
  await signIn(page, admin)
  await page.goto('/admin/deals/add')
  await page.getByLabel('العنوان بالعربية').fill(name)
  await page.getByLabel('العنوان بالإنجليزية').fill(`Deal ${admin.last_name}`)
  await page.getByRole('radio', { name: 'نسبة' }).check()
  await page.getByRole('textbox', { name: 'نسبة الخصم' }).fill('101')
  await page.getByRole('button', { name: 'حفظ كمسودة' }).click()
  await expect(page.getByText('اكتب عددًا صحيحًا من 1 إلى 100.')).toBeVisible()
  await page.getByRole('textbox', { name: 'نسبة الخصم' }).fill('٢٥')
  // typed and not saved: it survives a reload
  await page.reload()
  await expect(page.getByText('أعدنا ما كتبته هنا ولم تحفظه.')).toBeVisible()
  await expect(page.getByLabel('العنوان بالعربية')).toHaveValue(name)
  await page.getByRole('button', { name: 'حفظ كمسودة' }).click()
  await expect(page).toHaveURL(/\/admin\/deals\/edit\//)
  await expect(page.getByText('مسودة', { exact: true })).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const visitor = await openPage()
  allowStatus(404)
  await visitor.goto(`/deals/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('هذه الصفحة غير موجودة')
  await page.getByRole('button', { name: 'حفظ ونشر' }).click()
  await expect(page.getByText('معروض', { exact: true })).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 1000 })
  }).toPass()
  await expect(visitor.getByRole('main')).toContainText('خصم 25%')

  allowStatus(409)
  const colleague = await apiOf(await givenUser('هيا', 'admin'))
  const theirs = `${name} من زميل`
  const change = { wanted: { title_ar: theirs, featured: true }, seen: { title_ar: name, featured: false } }
  expect((await colleague.put(`/api/v1/admin/deals/${id}`, { data: change })).status()).toBe(200)
  const mine = `${name} الأخير`
  await page.getByLabel('العنوان بالعربية').fill(mine)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'غيّر شخص آخر' })
  await expect(conflict).toContainText(theirs)
  await expect(conflict).toContainText(mine)
  await conflict.getByRole('button', { name: 'حفظ قيمتي' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine)
  await page.locator('.toast').getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs)

  const ended = { ends_at: new Date(Date.now() - DAY_MS).toISOString() }
  expect((await colleague.put(`/api/v1/admin/deals/${id}`, { data: { wanted: ended, seen: {} } })).status()).toBe(200)
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('status').first()).toContainText('انتهى هذا العرض', { timeout: 1000 })
  }).toPass()
  await page.goto(`/admin/deals?state=expired&q=${encodeURIComponent(admin.last_name)}`)
  const row = page.getByRole('row').filter({ hasText: theirs })
  await row.getByRole('button', { name: 'حذف' }).click()
  await expect(row).toHaveCount(0)
  await page.locator('.toast').getByRole('button', { name: 'تراجع' }).click()
  await expect(row).toHaveCount(1)
})

for (const { lang, query } of LANGUAGES) {
  test(`DEAL-01 ADMIN-03 deals, a deal and their admin screens look right in ${lang}`, async ({
    page,
    siteData,
    admin,
  }) => {
    const { brand, ids } = await givenDeals(siteData, 3, {
      coupon_code: 'WASH_25',
      link: 'https://wash.example/deal',
      ends_at: new Date(Date.now() + 3 * DAY_MS),
    })
    for (const [name, path] of [
      ['deals', `/deals?brand=${brand.slug}`],
      ['deal', `/deals/${ids[0]}`],
    ] as const) {
      await page.goto(inLanguage(path, query))
      await lookAt(page, name, lang)
    }
    await signIn(page, admin)
    for (const [name, path] of [
      ['admin-deals', `/admin/deals?brand_id=${brand.id}`],
      ['admin-deal', `/admin/deals/edit/${ids[0]}`],
      ['admin-categories', '/admin/deals?show=categories'],
      ['admin-brands', '/admin/brands'],
      ['admin-brand', `/admin/brands/edit/${brand.id}`],
    ] as const) {
      await page.goto(inLanguage(path, query))
      await lookAt(page, name, lang)
    }
  })
}
