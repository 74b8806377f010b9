import { decideByKey } from './decide-by-key.ts'
import { chooseInMenu } from './ad-menu.ts'
import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const IBAN = 'SA0380000000608010167519'

test('AD-10 SET-04 an admin sets prices, tax and account, and errors are explained', async ({ page, admin }) => {
  await signIn(page, admin)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'الأسعار والفوترة' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  for (const name of ['اسم المنشأة', 'الرقم الضريبي', 'اسم صاحب الحساب']) await field(name).fill('')
  await field('الأيام').nth(3).fill('')
  await field('نسبة ضريبة القيمة المضافة (%)').fill('0.15')
  await field('رقم الآيبان').fill('SA0380000000608010167518')
  await field('السعر').nth(3).fill('٢٠٠')
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('عدد صحيح من 0 إلى 100.')).toBeVisible()
  await expect(page.getByText('من يوم واحد إلى 90 يومًا.')).toBeVisible()
  await field('نسبة ضريبة القيمة المضافة (%)').fill('١٥')
  await field('الأيام').nth(3).fill('٦٠')
  await field('رقم الآيبان').press('Enter')
  await expect(page.getByText('هذا ليس رقم آيبان سعودي. تحقّق من الأرقام.')).toBeVisible()
  await field('رقم الآيبان').fill('sa03 8000 0000 6080 1016 7519')
  await field('اسم صاحب الحساب').fill('مؤسسة صيّاد التجريبية')
  await field('رقم الآيبان').press('Enter')
  await expect(page.getByText('هذا الحقل مطلوب').first()).toBeVisible()
  await field('اسم المنشأة').fill('مؤسسة صيّاد التجريبية')
  await field('الرقم الضريبي').fill('300000000000003')
  await field('رقم الآيبان').press('Enter')
  await expect(page.getByText('حُفظت الإعدادات، وتبقى الفواتير الصادرة كما هي.').first()).toBeVisible()
  await expect(field('رقم الآيبان')).toHaveValue(IBAN)
  await page.reload()
  await expect(field('السعر').nth(3)).toHaveValue('200')
})

test('AD-10 a seller orders a promotion by keyboard and transfers, an admin confirms, and everybody sees it', async ({
  page,
  openPage,
  givenAds,
  seller,
  admin,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, seller)
  await page.goto('/my-ads?state=active')
  await chooseInMenu(page.locator('main article'), 'تمييز')
  await expect(page.getByRole('heading', { level: 1, name: 'تمييز الإعلان' })).toBeVisible()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /14 يومًا/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'بانتظار الدفع' })).toBeVisible()
  const invoice = await page
    .getByText(/INV-\d{4}-\d{6}/)
    .first()
    .textContent()
  await expect(page.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
  const transfer = `FT${carId.slice(-12)}`
  const reference = page.getByLabel('الرقم المرجعي للحوالة')
  await reference.fill('?')
  await reference.press('Enter')
  await expect(reference).toHaveAttribute('aria-invalid', 'true')
  await reference.fill(transfer)
  await reference.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: transfer })).toBeVisible()
  await page.goto('/my-ads?state=active')
  await expect(page.getByText('نتحقق من حوالتك لتمييز هذا الإعلان.')).toBeVisible()

  const office = await openPage()
  await signIn(office, admin)
  await office.goto('/admin/promotions')
  await office.getByRole('link', { name: seller.name }).first().click()
  const asked = office.getByRole('article').filter({ hasText: transfer })
  await expect(asked).toContainText(/INV-\d{4}-\d{6}/)
  await decideByKey(office, 'a')
  await expect(asked).toHaveCount(0)
  // the next item, or the notice of an empty queue
  await expect(office.locator('main :is(h2, .notice):focus')).toHaveCount(1)

  await page.goto(`/my-ads/promote/${carId}`)
  await expect(page.getByText('مميّز حتى').first()).toBeVisible()
  await page.locator('main summary').first().press('Enter')
  await expect(page.locator('dt', { hasText: /ضريبة القيمة المضافة .?15%/ })).toBeVisible()
  await page.goto(`/car/${carId}`)
  await expect(page.getByText('مميّز', { exact: true }).first()).toBeVisible()
  expect(invoice).toMatch(/INV-/)
})

test('AD-10 an admin declines a promotion with a reason, and the seller can order again', async ({
  page,
  openPage,
  givenAds,
  seller,
  admin,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, seller)
  await page.goto(`/my-ads/promote/${carId}`)
  await page.getByRole('button', { name: 'إصدار الفاتورة' }).click()
  await expect(page.getByRole('button', { name: 'إلغاء الطلب' })).toBeVisible()
  const office = await openPage()
  await signIn(office, admin)
  await office.goto('/admin/promotions')
  await office.getByRole('link', { name: seller.name }).first().click()
  await expect(office.getByRole('article').filter({ hasText: seller.name })).toBeVisible()
  await office.getByRole('button', { name: 'رفض' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByLabel('السبب')).toBeFocused()
  await dialog.getByLabel('السبب').fill('لم تصل الحوالة بعد أسبوعين')
  await dialog.getByLabel('السبب').press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/تعذّر علينا تمييز الإعلان .*لم تصل الحوالة بعد أسبوعين/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'إصدار الفاتورة' })).toBeVisible()
})

test('AD-10 the page of an ad is its seller’s alone', async ({ page, seller, buyer, givenAds }) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, buyer)
  expect((await page.request.get(`/my-ads/promote/${carId}`)).status()).toBe(404)
})

test('ADMIN-07 prices changed by another admin are shown beside one’s own, and one of them is chosen', async ({
  page,
  admin,
  allowStatus,
}) => {
  allowStatus(409)
  await signIn(page, admin)
  const asked: { bank_name: string; seen: { bank_name: string } }[] = []
  await page.route('**/api/v1/admin/revenue-settings', async (route) => {
    const { seen, ...wanted } = route.request().postDataJSON()
    asked.push({ bank_name: wanted.bank_name, seen: { bank_name: seen.bank_name } })
    const fields = [{ field: 'bank_name', current: 'Theirs', wanted: wanted.bank_name }]
    const changed = { defined: true, code: 'CONTENT_CHANGED', status: 409, message: '', data: { fields } }
    await route.fulfill(seen.bank_name === 'Theirs' ? { json: wanted } : { status: 409, json: changed })
  })
  await page.goto('/admin/revenue-settings?lang=en')
  await page.getByRole('textbox', { name: /^Bank/ }).fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('definition')).toHaveText(['Theirs', 'Mine'])
  await lookAt(page, 'admin-revenue-conflict')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.locator('.toast')).toContainText('Saved')
  // and again, without a change that could be undone
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.toast')).toContainText('Nothing has changed')
  expect(asked).toEqual([
    { bank_name: 'Mine', seen: { bank_name: '' } },
    { bank_name: 'Mine', seen: { bank_name: 'Theirs' } },
  ])
})

test('AD-10 promoting and its screens for admins look right in both languages', async ({
  page,
  openPage,
  seller,
  admin,
  givenAds,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  await signIn(page, seller)
  // requested and withdrawn, so that there is an invoice
  const asked = await page.request.post(`/api/v1/me/ads/${carId}/promotions`, { data: { days: 7, price: 49 } })
  const { id } = await asked.json()
  await expect(await page.request.delete(`/api/v1/me/promotions/${id}`)).toBeOK()
  const office = await openPage()
  await signIn(office, admin)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/my-ads/promote/${carId}`, query))
    await page.locator('main summary').first().click()
    await lookAt(page, 'promote', lang)
    await page.locator('main form button[type="submit"]').click()
    await expect(page.getByLabel(lang === 'ar' ? 'الرقم المرجعي للحوالة' : 'Transfer reference number')).toBeVisible()
    await lookAt(page, 'promote-open', lang)
    await office.goto(inLanguage('/admin/promotions', query))
    await lookAt(office, 'admin-promotions', lang)
    await office.goto(inLanguage('/admin/revenue-settings', query))
    await lookAt(office, 'admin-revenue', lang)
    const cancel = lang === 'ar' ? 'إلغاء الطلب' : 'Cancel the request'
    await page.getByRole('button', { name: cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: cancel }).click()
    const invoices = page.locator('main summary')
    const cancelled = lang === 'ar' ? 'ملغاة' : 'Cancelled'
    await expect(invoices.filter({ hasText: cancelled })).toHaveCount(lang === 'ar' ? 2 : 3)
  }
})
