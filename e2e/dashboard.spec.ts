import { notifications } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, PASSWORD, signIn, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

test('AUTH-13 ROUTE-06 the dashboard’s sections are shown in both languages, fit every width, and axe finds no errors', async ({
  page,
  seller,
}) => {
  await signIn(page, seller)
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage('/dashboard?tab=messages', query))
    await page.setViewportSize({ width: 1440, height: 900 })
    const sections = page.locator('aside li')
    await expect(sections).toHaveCount(9)
    for (const tab of ['messages', 'profile', 'security', 'privacy', 'favorites', 'saved_searches', 'notifications']) {
      const address = tab === 'profile' ? '/dashboard' : `/dashboard?tab=${tab}`
      if (tab !== 'messages') await sections.locator(`a[href="${address}"]`).click()
      await expect(page.locator('aside [aria-current=page]')).toHaveAttribute('href', address)
      await lookAt(page, `dashboard-${tab}`, lang)
    }
  }
})

test('ROUTE-06 a section is shown once its code is loaded; until then the previous one stays', async ({
  page,
  buyer,
}) => {
  await signIn(page, buyer)
  await page.goto('/dashboard')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('الملف الشخصي')
  const held: (() => void)[] = []
  await page.route(/assets\/security-section-/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.getByRole('link', { name: 'الأمان' }).click()
  await expectSoon(() => held.length).toBeGreaterThan(0)
  await expect(page.locator('[name=last_name]')).toBeVisible()
  for (const go of held) go()
  await expect(title).toHaveText('الأمان')
  await expect(page.locator('[name=last_name]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'أين سجّلت الدخول' })).toBeVisible()
})

test('AUTH-09 AUTH-10 one changes one’s profile, and others see it', async ({
  page,
  allowStatus,
  givenAds,
  seller,
}) => {
  allowStatus(422)
  await givenAds(seller, 1)
  await signIn(page, seller)
  await page.goto('/dashboard')
  await page.locator('[name=last_name]').fill('المطيري الأول')
  await page.locator('[name=phone_number]').fill('123')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('هذا الرقم غير صحيح في الدولة المختارة. راجع الأرقام.')).toBeVisible()
  await page.locator('[name=phone_number]').fill('0555555555')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('حُفظ ملفك', { exact: true })).toBeVisible()
  await expect(page.locator('aside').getByText('المطيري الأول')).toBeVisible()
  await page.getByRole('link', { name: 'شاهد ما يراه الآخرون' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('المطيري الأول')
  await expect(page.locator('article.card').first()).toBeVisible()
})

test('AUTH-11 the page of an unknown user is "not found" with links to other pages', async ({ page, allowStatus }) => {
  allowStatus(404)
  for (const id of ['0190b5e0-0000-7000-8000-000000000000', 'x', '%00']) {
    await page.goto(`/seller/${id}`)
    await expect(page.getByRole('heading', { name: 'هذه الصفحة غير موجودة' })).toBeVisible()
  }
})

test('LANG-07 switching the language stores it in the account', async ({ page, buyer }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  await page.goto('/dashboard')
  const request = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/me/profile/language'))
  await page.getByRole('button', { name: 'اللغة' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click()
  expect((await request).postDataJSON()).toEqual({ preferred_language: 'en' })
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('AUTH-15 a user downloads their data, deletes the account and cancels the deletion', async ({ page, buyer }) => {
  await signIn(page, buyer)
  await page.goto('/dashboard?tab=privacy')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'تنزيل بياناتي' }).click()
  expect((await download).suggestedFilename()).toMatch(/^sayyad-.*\.zip$/)
  await page.getByRole('button', { name: 'احذف حسابي' }).click()
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await page.getByRole('button', { name: 'الاحتفاظ بحسابي' }).click()
  await expect(page.getByText('لن يُحذف حسابك', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'احذف حسابي' })).toBeVisible()
})

test('EXPL-07 a search is saved from explore, changed in the dashboard, and removed', async ({ page, buyer }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, buyer)
  await page.goto('/explore?make=toyota&price_max=90000')
  await page.getByRole('button', { name: 'احفظ هذا البحث' }).click()
  await page.locator('[name=name]').fill('تويوتا لأمي')
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).click()
  await expect(page.getByText('حُفظ البحث', { exact: true })).toBeVisible()
  await page.goto('/dashboard?tab=saved_searches')
  await page.getByRole('combobox', { name: 'أخبرني بالسيارات الجديدة' }).selectOption('at_once')
  await expect(page.getByText('تم الحفظ', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'أخبرني بالسيارات الجديدة' })).toHaveValue('at_once')
  await expect(page.getByRole('link', { name: 'تويوتا لأمي' })).toHaveAttribute(
    'href',
    '/explore?make=toyota&price_max=90000',
  )
  await page.getByRole('button', { name: 'إزالة' }).click()
  await expect(page.getByText('لا توجد عمليات بحث محفوظة')).toBeVisible()
})

test('AUTH-13 notifications are read once they were on the screen of a window with the focus, and a choice of emails stays @own-context', async ({
  page,
  seller,
  siteData: { db },
}) => {
  const now = Date.now()
  const rows = Array.from({ length: 40 }, (_, at) => ({
    id: newId(),
    user_id: seller.id,
    kind: 'ad_expired' as const,
    data: { ar: { car: `كامري ${at}` }, en: { car: `Camry ${at}` } },
    link: '/my-ads',
    created_at: new Date(now - at),
  }))
  await db.insert(notifications).values(rows)
  await signIn(page, seller)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => 'isBack' in window }))
  await page.goto('/dashboard?tab=notifications')
  const countUnread = async () =>
    (await (await page.request.get('/api/v1/me/unread-notifications')).json()).unread_count as number
  await expect(page.getByText('كامري 0')).toBeInViewport()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await countUnread()).toBe(40)
  await page.evaluate(() => {
    Object.assign(window, { isBack: true })
    dispatchEvent(new Event('focus'))
  })
  await expectSoon(countUnread).toBeLessThan(40)
  const shown = await countUnread()
  expect(shown).toBeGreaterThan(20)
  await expect(page.locator('aside .badge-count')).toContainText(String(shown))
  await page.getByText('كامري 39').scrollIntoViewIfNeeded()
  await expectSoon(countUnread).toBeLessThan(shown)

  await page.goto('/dashboard?tab=notifications&list=preferences')
  const ads = page.getByRole('group', { name: 'إعلاناتي: المراجعة والتعديلات والانتهاء' })
  await ads.getByRole('checkbox', { name: 'بالبريد' }).uncheck()
  await page.getByRole('combobox', { name: 'من' }).selectOption('22')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('حُفظت التفضيلات', { exact: true })).toBeVisible()
  const sound = page.getByRole('checkbox', { name: 'صوت للرسائل الجديدة' })
  await sound.uncheck()
  await page.reload()
  await expect(sound).not.toBeChecked()
  await expect(ads.getByRole('checkbox', { name: 'بالبريد' })).not.toBeChecked()
  await expect(ads.getByRole('checkbox', { name: 'هنا' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'من' })).toHaveValue('22')
  await lookAt(page, 'notification-preferences', 'ar')
  await page.goto('/dashboard?tab=notifications&list=preferences&lang=en')
  await lookAt(page, 'notification-preferences', 'en')
  await page.goto('/dashboard?tab=notifications&list=ads')
  await lookAt(page, 'notifications-ads-en')
})

test('EXPL-07 the unsubscribe link asks for confirmation, and an invalid one is reported', async ({ page }) => {
  await page.goto('/notifications/stop/invented')
  await page.getByRole('button', { name: 'إيقاف الرسائل' }).click()
  await expect(page.getByText('اختر ما تريد من رسائل البريد في لوحتك.')).toBeVisible()
  await page.goto('/saved-searches/stop/invented')
  await page.getByRole('button', { name: 'إيقاف الرسائل' }).click()
  await expect(page.getByText('ربما أُزيل هذا البحث')).toBeVisible()
})

test('AUTH-13 on a phone the open section is scrolled to the middle of the row without moving the page, and the row fades out only at an end with more sections', async ({
  page,
  seller,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, seller)
  for (const { query } of LANGUAGES) {
    await page.goto(inLanguage('/dashboard?tab=reviews', query))
    const row = page.locator('aside ul')
    const placeOf = async () => {
      const { x, width } = (await row.locator('[aria-current=page]').boundingBox()) ?? { x: -1, width: 0 }
      return { start: x, end: x + width }
    }
    const paleness = (end: 'start' | 'end') =>
      row.evaluate((list, name) => getComputedStyle(list).getPropertyValue(name), `--row-${end}`)
    await expectSoon(async () => (await placeOf()).start).toBeGreaterThan(0)
    expect((await placeOf()).end).toBeLessThan(390)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // it follows the scrolling with the next frame
    await expectSoon(() => paleness('start')).toBe('48px')

    await row.getByRole('link').nth(-1).click()
    await expect(row.getByRole('link').nth(-1)).toHaveAttribute('aria-current', 'page')
    await expectSoon(async () => (await placeOf()).start).toBeGreaterThan(0)
    expect((await placeOf()).end).toBeLessThanOrEqual(390)
    // scrolled to the end, with a tolerance for fractions of a pixel
    await expectSoon(async () => Number.parseFloat(await paleness('end'))).toBeLessThan(1)

    await page.goto('/dashboard')
    await expectSoon(() => Promise.all([paleness('start'), paleness('end')])).toEqual(['0px', '48px'])
  }
})

test('AUTH-10 a profile that cannot be loaded shows an error, is retried, and is then cached', async ({
  page,
  seller,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, seller)
  await page.goto('/dashboard?tab=messages')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/me/profile')) asked.push(request.method())
  })
  await failUntilPressed(page, '**/api/v1/me/profile')
  const sections = page.locator('aside')
  await sections.getByRole('link', { name: 'الملف الشخصي' }).click()
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل ملفك.')
  await expect(page.locator('[name=first_name]')).toHaveCount(0)

  await page.getByRole('button', { name: 'حاول مرة أخرى' }).click()
  await expect(page.locator('[name=first_name]')).toBeVisible()
  const askedBefore = asked.length
  await sections.getByRole('link', { name: 'الرسائل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الرسائل' })).toBeVisible()
  await sections.getByRole('link', { name: 'الملف الشخصي' }).click()
  await expect(page.locator('[name=first_name]')).toBeVisible()
  expect(asked.length).toBe(askedBefore)

  await page.locator('[name=first_name]').fill('نورة الأولى')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByText('حُفظ ملفك', { exact: true })).toBeVisible()
  await sections.getByRole('link', { name: 'الرسائل' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الرسائل' })).toBeVisible()
  await sections.getByRole('link', { name: 'الملف الشخصي' }).click()
  await expect(page.locator('[name=first_name]')).toHaveValue('نورة الأولى')
  expect(asked.slice(askedBefore)).toEqual(['PUT'])
})
