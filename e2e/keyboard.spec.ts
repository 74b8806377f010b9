import type { Page } from '@playwright/test'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { givenDeals } from './given-deals.ts'
import { pictureFile } from './picture-file.ts'

const LISTS = [
  '/admin/deals',
  '/admin/blog',
  '/admin/facts',
  '/admin/words',
  '/admin/users',
  '/admin/cars?view=all',
  '/admin/car-makers',
  '/admin/media',
  '/admin/texts',
]

/** The outline of the focused element, or of the box around it. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nothing is focused'
    const marked = activeElement.closest('.card, .picture-field') ?? activeElement
    const isSeen = [activeElement, marked].some((element) => getComputedStyle(element).outlineStyle !== 'none')
    return isSeen || activeElement.matches('h1, h2') ? '' : activeElement.outerHTML.slice(0, 200)
  })
const expectFocus = (page: Page, after: string) => expectSoon(() => focusOn(page), after).toBe('')

test('ADMIN-02 BLOG-01 DEAL-01 a search keeps the focus and what is typed while it is loaded, and Back empties the field', async ({
  page,
  admin,
  givenAds,
}) => {
  await givenAds(admin, 1)
  await signIn(page, admin)
  for (const address of [...LISTS, '/blog', '/deals', '/prices', '/my-ads']) {
    await page.goto(address)
    const field = page.getByRole('main').getByRole('searchbox').first()
    await field.fill('a')
    const { promise: typed, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'fetch') await typed
      await route.fallback()
    })
    await page.keyboard.press('Enter')
    await page.keyboard.type('b')
    answer()
    await expect(page, address).toHaveURL(/=a(?:&|$)/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(field, address).toBeFocused()
    await expect(field, address).toHaveValue('ab')
    await page.unroute('**/*')
    await page.goBack()
    await expect(page, address).not.toHaveURL(/=a(?:&|$)/)
    await expect(field, address).toHaveValue('')
  }
})

test('DEAL-01 deals are paged, a code is copied and the link out is reached by keyboard, and the focus is always seen', async ({
  page,
  siteData,
}) => {
  const { brand, ids } = await givenDeals(siteData, 25, { coupon_code: 'RIYADH10', link: 'https://example.com/offer' })
  await page.goto(`/deals?brand=${brand.slug}`)
  await page.getByRole('link', { name: 'الصفحة التالية' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expectFocus(page, 'the next page')
  await page.goto(`/deals/${ids[0]}`)
  await page.getByRole('button', { name: /نسخ/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await expectFocus(page, 'the code')
  const out = page.locator('a[rel~=sponsored]')
  await out.focus()
  await expectFocus(page, 'the link out')
  await expect(out).toHaveAttribute('rel', /noopener/)
})

test('ADMIN-03 content of admins is ordered, saved and deleted by keyboard, and the focus is never lost', async ({
  page,
  siteData,
  admin,
}) => {
  const { brand, ids } = await givenDeals(siteData, 2)
  await signIn(page, admin)
  await page.goto(`/admin/deals/edit/${ids[0]}`)
  await page.getByLabel('العنوان بالعربية').fill(`غسيل ${brand.name_ar}`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await expectFocus(page, 'a saved deal')
  await page.goto(`/admin/brands/edit/${brand.id}`)
  await page.getByLabel('الاسم بالعربية').fill(`${brand.name_ar} 2`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeVisible()
  await expectFocus(page, 'a saved brand')
  await page.goto(`/admin/deals?brand_id=${brand.id}`)
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: /^حذف/ }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^حذف/ })).toHaveCount(left)
    await expectFocus(page, `a deleted deal, ${left} left`)
  }
})

test('BLOG-01 ADMIN-03 a picture of the library is chosen by keyboard, and a published post has the focus on its button', async ({
  page,
  siteData: { db },
  admin,
}) => {
  const id = newId()
  const name = `قفل ${id.slice(-8)}`
  const file = { width: 640, height: 480, bytes: 1000, added_at: new Date() }
  await db
    .insert(media)
    .values({ id, url: `/placeholders/sedan-white.svg?${id}`, ...file, alt_ar: name, alt_en: 'Lock' })
  await signIn(page, admin)
  await page.goto('/admin/blog/create')
  await page.getByLabel('العنوان بالعربية').fill(`دليل ${name}`)
  await page.getByRole('textbox', { name: 'النص بالعربية' }).click()
  await page.keyboard.type('اقفلها.')
  await page.getByRole('button', { name: 'اختيار صورة' }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type=file]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'استخدام هذه الصورة' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  await expectFocus(page, 'a chosen picture')
  await page.getByRole('button', { name: 'انشر العربية' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
  await expect(page.getByRole('button', { name: 'انشر تعديلات العربية' })).toBeFocused()
})

test('ADMIN-03 facts, categories, brands and deals are added by keyboard: the first wrong field has the focus, dates too, and it is never lost', async ({
  page,
  admin,
  siteData,
}) => {
  const { brand, ids } = await givenDeals(siteData, 1)
  const name = admin.last_name
  await signIn(page, admin)
  const arabic = page.getByLabel('الاسم بالعربية').last()
  const english = page.getByLabel('الاسم بالإنجليزية').last()

  await page.goto('/admin/facts/add')
  await arabic.focus()
  await page.keyboard.press('Enter')
  await expect(arabic).toBeFocused()
  await expect(arabic).toHaveAttribute('aria-invalid', 'true')
  await arabic.fill(`رسم ${name}`)
  await english.fill(`Fee ${name}`)
  await page.getByLabel('المعرّف').fill(`fee-${brand.slug}`)
  await page.getByLabel('الرقم').fill('١٢')
  await page.getByLabel('المصدر بالعربية').fill('أبشر')
  await page.getByLabel('المصدر بالإنجليزية').fill('Absher')
  const checkBy = page.getByLabel('التحقق مجددًا قبل')
  const day = await checkBy.inputValue()
  await checkBy.fill('')
  await english.press('Enter')
  await expect(checkBy).toBeFocused()
  await checkBy.fill(day)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/facts\/edit\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'حذف' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/facts$/)
  await expect(heading).toBeFocused()

  await page.goto('/admin/deals?show=categories')
  await arabic.focus()
  await page.keyboard.type(`فئة ${name}`)
  await page.keyboard.press('Enter')
  await expect(english).toBeFocused()
  await page.keyboard.type(`Category ${name}`)
  await page.keyboard.press('Enter')
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `فئة ${name}` })
  await expect(line).toBeVisible()
  await expectFocus(page, 'an added category')
  await line.locator('summary').press('Enter')
  await line.getByRole('button', { name: 'حذف' }).press('Enter')
  await expect(line).toHaveCount(0)
  await expectFocus(page, 'a deleted category')

  await page.goto('/admin/brands/add')
  await arabic.fill(`علامة ${name}`)
  await page.getByRole('button', { name: 'اختيار صورة' }).press('Enter')
  await expect(page.getByRole('dialog').locator('input[type=file]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'اختيار صورة' })).toBeFocused()
  await arabic.press('Enter')
  await expect(english).toBeFocused()

  await page.goto(`/admin/deals/edit/${ids[0]}`)
  const ends = page.getByLabel('ينتهي')
  await page.getByLabel('يبدأ').fill('2030-02-02T10:00')
  await ends.fill('2030-02-01T10:00')
  await page.getByLabel('العنوان بالعربية').press('Enter')
  await expect(ends).toBeFocused()
})

test('ADMIN-03 pictures of the library are uploaded, replaced and deleted by keyboard, and the focus goes to the one in their place', async ({
  page,
  siteData: { db },
  admin,
  allowStatus,
}) => {
  allowStatus(422)
  await signIn(page, admin)
  const word = `مفتاح ${newId().slice(-8)}`
  const file = { width: 640, height: 480, bytes: 1000, alt_en: 'Key' }
  for (const place of [3, 2, 1]) {
    const id = newId()
    const addedAt = new Date(Date.now() - place * 1000)
    await db.insert(media).values({
      id,
      url: `/placeholders/sedan-white.svg?${id}`,
      ...file,
      added_at: addedAt,
      alt_ar: `${word} رقم ${place}`,
    })
  }
  await page.goto(`/admin/media?q=${encodeURIComponent(word)}`)
  const upload = page.getByRole('main').locator('input[type=file]').first()
  await upload.focus()
  await upload.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await page.getByRole('button', { name: /^إزالة من هذه القائمة/ }).press('Enter')
  await expectFocus(page, 'a dismissed upload')

  const tiles = page.locator('.media-grid').getByRole('link')
  await expect(tiles).toHaveCount(3)
  const second = tiles.nth(1)
  const third = await tiles.nth(2).textContent()
  await second.press('Enter')
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  const replace = panel.locator('input[type=file]')
  await replace.focus()
  await replace.setInputFiles(await pictureFile())
  await expect(page.locator('.toast').filter({ hasText: 'استُبدلت الصورة في كل مكان يعرضها' })).toBeVisible()
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(replace).toBeFocused()
  await panel.getByRole('button', { name: 'حذف' }).press('Enter')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.filter({ hasText: third ?? '' })).toBeFocused()
})

test('BLOG-01 ADMIN-03 a post gets tags in each language by keyboard, and on a phone a wrong field in the other language is shown', async ({
  page,
  admin,
  apiOf,
}) => {
  await signIn(page, admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/blog/create')
  const [arabic, english] = [page.getByLabel('الوسوم بالعربية'), page.getByLabel('الوسوم بالإنجليزية')]
  await arabic.focus()
  await page.keyboard.type('فحص،')
  await page.keyboard.type('كلمة '.repeat(9))
  await page.keyboard.press('Enter')
  await expect(arabic).toHaveAttribute('aria-invalid', 'true')
  await expect(arabic).toHaveValue('كلمة '.repeat(9).trim())
  await arabic.fill('')
  await arabic.pressSequentially('1،2،3،4،5،6،7،8،9،عاشر،أخير')
  const chosen = page.getByRole('list', { name: 'الوسوم العربية المختارة' }).getByRole('listitem')
  await expect(chosen).toHaveCount(10)
  await arabic.press('Enter')
  await expect(arabic).toHaveValue('عاشر، أخير')
  await expect(arabic).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('الحد الأعلى 10 وسوم. أزل وسمًا لتضيف غيره.')).toBeVisible()
  for (const tag of [8, 7, 6, 5, 4, 3, 2, 1]) {
    await page.getByRole('button', { name: `إزالة الوسم ${tag}`, exact: true }).click()
    await expect(chosen).toHaveCount(tag + 1)
  }
  await arabic.press('Enter')
  await expect(chosen).toHaveText(['فحص', '9', 'عاشر', 'أخير'])
  await expect(arabic).toHaveValue('')
  await english.focus()
  await page.keyboard.type('Inspection')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'الوسوم الإنجليزية المختارة' })).toHaveText('Inspection')
  await page.getByLabel('العنوان بالعربية').fill(`وسوم ${admin.last_name}`)
  await page.getByRole('button', { name: 'الإنجليزية', exact: true }).press('Enter')
  const title = page.getByLabel('العنوان بالإنجليزية')
  await title.fill('x'.repeat(151))
  await page.getByRole('button', { name: 'العربية', exact: true }).press('Enter')
  await expect(title).toBeHidden()
  await page.getByRole('button', { name: 'حفظ', exact: true }).press('Enter')
  await expect(title).toBeFocused()
  await title.fill('Tags')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { values } = await (await (await apiOf(admin)).get(`/api/v1/admin/articles/${id}`)).json()
  expect(values).toMatchObject({ tags_ar: ['فحص', '9', 'عاشر', 'أخير'], tags_en: ['Inspection'] })
})
