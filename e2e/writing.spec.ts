import type { Locator, Page } from '@playwright/test'
import { expect, expectSoon, signIn, test } from './fixtures.ts'
import { pictureFile } from './picture-file.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const MOST_CONTROLS = 40

const bodyIn = (page: Page) => page.getByRole('textbox', { name: 'النص بالعربية' })
const tools = (page: Page) => page.getByRole('toolbar', { name: 'تنسيق النص العربي' })
const dialogOf = (page: Page) => page.getByRole('dialog')

/** By keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

/** Moves the focus to one of several controls with arrow keys. It moves in a task after each press. */
async function moveTo(control: Locator, key: string): Promise<void> {
  const page = control.page()
  for (let presses = 0; presses < MOST_CONTROLS; presses++) {
    const focused = await page.evaluateHandle(() => document.activeElement)
    if (await control.evaluate((element, active) => element === active, focused)) break
    await page.keyboard.press(key)
    await expectSoon(() => focused.evaluate((element) => element === document.activeElement)).toBe(false)
  }
  await expect(control).toBeFocused()
}

/** Goes from the text to a tool and presses it, by keyboard alone. */
async function useTool(page: Page, name: string): Promise<void> {
  const tool = tools(page).getByRole('button', { name, exact: true })
  await bodyIn(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(tools(page).locator(':focus')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tools(page).getByRole('button').first()).toBeFocused()
  await moveTo(tool, 'ArrowLeft')
  await page.keyboard.press('Enter')
}

async function chooseFromMenu(page: Page, tool: string, item: string): Promise<void> {
  await useTool(page, tool)
  const choice = page
    .getByRole('menu')
    .locator('[role^=menuitem]')
    .filter({ hasText: new RegExp(`^${item}$`) })
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
  await moveTo(choice, 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Once the picture has its size; the caption may still move from under the pointer when the draft is saved. */
async function writeCaption(page: Page, text: string): Promise<void> {
  const picture = bodyIn(page).locator('figure img')
  await expectSoon(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  const caption = bodyIn(page).locator('figcaption')
  await expectSoon(async () => {
    await caption.click()
    return page.evaluate(() => {
      const node = getSelection()?.anchorNode
      const element = node instanceof Element ? node : node?.parentElement
      return Boolean(element?.closest('figcaption'))
    })
  }).toBe(true)
  await page.keyboard.type(text)
  await expect(caption).toHaveText(text)
}

/** Scripts of the page that contain the editor. */
const editorScripts = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return texts.filter((text) => text.includes('ProseMirror')).length
  })

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`BLOG-01 ADMIN-03 a post with everything is written by keyboard on a ${size}, previewed, published, scheduled, read, compared and restored`, async ({
    page,
    openPage,
    openTab,
    admin,
    seller,
    givenAds,
    apiOf,
    allowStatus,
  }) => {
    const [carId = ''] = await givenAds(seller, 1)
    const title = `فحص Camry مستعملة ${admin.last_name}`
    await page.setViewportSize(viewport)
    await signIn(page, admin)
    await page.goto('/admin/blog/create')
    await page.getByLabel('العنوان بالعربية').fill(title)

    await chooseFromMenu(page, 'نوع الفقرة', 'عنوان')
    await expect(bodyIn(page)).toBeFocused()
    await page.keyboard.type('قبل المعاينة\nافحص الـ transmission وهو بارد.\n')
    await useTool(page, 'قائمة نقطية')
    await expect(bodyIn(page)).toBeFocused()
    await page.keyboard.type('المحرك\nالإطارات\n\n')
    await useTool(page, 'اقتباس')
    await expect(bodyIn(page)).toBeFocused()
    await page.keyboard.type('لا تستعجل.\n\n')
    await page.keyboard.press('Control+k')
    await dialogOf(page).getByLabel('العنوان').fill('/prices/toyota/camry')
    await dialogOf(page).getByLabel('النص').fill('أسعار كامري')
    await page.keyboard.press('Enter')
    await expect(bodyIn(page).getByRole('link', { name: 'أسعار كامري' })).toBeVisible()
    await expect(bodyIn(page)).toBeFocused()
    await page.keyboard.type('\n')

    await chooseFromMenu(page, 'إدراج', 'إعلان')
    await dialogOf(page).getByLabel('ابحث عن إعلان').fill(`/car/${carId}`)
    await expect(dialogOf(page).locator('.body-choice')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(bodyIn(page).locator('.live-block')).toHaveCount(1)
    await expect(bodyIn(page)).toBeFocused()
    await chooseFromMenu(page, 'إدراج', 'السعر الحالي لموديل')
    await dialogOf(page).getByLabel('الشركة').selectOption('toyota')
    await dialogOf(page).getByLabel('الموديل').selectOption({ label: 'كامري' })
    await dialogOf(page).getByLabel('السنة').fill('2019')
    await page.keyboard.press('Enter')
    await expect(bodyIn(page).locator('.live-block')).toHaveCount(2)
    await expect(bodyIn(page)).toBeFocused()
    await chooseFromMenu(page, 'إدراج', 'صورة')
    await dialogOf(page)
      .getByLabel('رفع صور', { exact: true })
      .last()
      .setInputFiles(await pictureFile())
    await dialogOf(page).getByLabel('الوصف بالعربية').fill('سيارة حمراء')
    await page.keyboard.press('Enter')
    await expect(bodyIn(page).locator('figure img')).toBeVisible()
    await expect(bodyIn(page)).toBeFocused()
    await writeCaption(page, 'الـ engine من قريب')
    await page.keyboard.press('Control+End')
    await chooseFromMenu(page, 'إدراج', 'جدول')
    await expect(bodyIn(page)).toBeFocused()
    await page.keyboard.type('البند')
    await expect(bodyIn(page).locator('th').first()).toHaveText('البند')
    await expect(page.getByText('حُفظت المسودة')).toBeVisible()

    await press(page, 'معاينة')
    const link = await dialogOf(page).getByLabel('الرابط', { exact: true }).inputValue()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'معاينة' })).toBeFocused()
    const guest = await openPage({ viewport })
    await guest.goto(link)
    await expectPost(guest, title)
    expect(await editorScripts(guest)).toBe(0)

    await press(page, 'انشر العربية')
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//)
    await expect(page.getByText('كل شيء محفوظ.')).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const office = await apiOf(admin)
    const stored = async () => (await office.get(`/api/v1/admin/articles/${id}`)).json()

    await press(page, 'الإنجليزية')
    await page.getByLabel('العنوان بالإنجليزية').fill(`Inspecting a Camry ${admin.last_name}`)
    await page.getByRole('textbox', { name: 'النص بالإنجليزية' }).focus()
    await page.keyboard.type('Check the transmission while it is cold.')
    await press(page, 'جدولة')
    await dialogOf(page).getByLabel('موعد النشر').fill('2099-01-01T09:00')
    await page.keyboard.press('Enter')
    await expect(page.getByText('مجدول', { exact: true })).toBeVisible()
    await expect(page.getByText('كل شيء محفوظ.')).toBeVisible()
    const saved = await stored()
    expect(saved).toMatchObject({ state_ar: 'published', state_en: 'scheduled' })

    await guest.goto(`/blog/${encodeURIComponent(saved.slug)}`)
    await expectPost(guest, title)
    await expect(guest.getByText('Check the transmission while it is cold.')).toHaveCount(0)
    expect(await editorScripts(guest)).toBe(0)
    expect(await editorScripts(page)).toBeGreaterThan(0)

    await press(page, 'العربية')
    await page.getByLabel('العنوان بالعربية').fill(`${title} اليوم`)
    await press(page, 'انشر تعديلات العربية')
    await expect(page.getByText('كل شيء محفوظ.')).toBeVisible()
    await page.getByText('النسخ السابقة').focus()
    await page.keyboard.press('Enter')
    const history = page.getByRole('region', { name: 'سجل التغييرات' })
    await expect(history).toContainText(`${title} اليوم`)
    await press(page, 'استعادة النسخة 2')
    await expect(page.getByLabel('العنوان بالعربية')).toHaveValue(title)
    await expect(page.locator(':focus')).not.toHaveCount(0)

    // what is written in two tabs is kept in both, and one is chosen
    allowStatus(409)
    const tab = await openTab()
    await tab.setViewportSize(viewport)
    await tab.goto(page.url())
    await page.getByLabel('الملخص بالعربية').fill('من النافذة الأولى')
    await expect(page.getByText('حُفظت المسودة')).toBeVisible()
    await tab.getByLabel('الملخص بالعربية').fill('من النافذة الثانية')
    const sides = tab.getByRole('alert').filter({ hasText: 'كتبت هنا شيئًا آخر من مكان آخر' })
    await expect(sides).toContainText('من النافذة الأولى')
    await expect(tab.getByLabel('الملخص بالعربية')).toHaveValue('من النافذة الثانية')
    expect((await stored()).draft.values).toMatchObject({ excerpt_ar: 'من النافذة الأولى' })
  })
}

/** Expects all parts of the post as visitors see them. */
async function expectPost(page: Page, title: string): Promise<void> {
  const article = page.getByRole('article').first()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(article.getByRole('heading', { name: 'قبل المعاينة' })).toBeVisible()
  await expect(article.getByRole('listitem').filter({ hasText: 'الإطارات' })).toBeVisible()
  await expect(article.locator('blockquote')).toHaveText('لا تستعجل.')
  await expect(article.getByRole('link', { name: 'أسعار كامري' })).toHaveAttribute('href', '/prices/toyota/camry')
  await expect(article.getByRole('img', { name: 'سيارة حمراء' })).toBeVisible()
  await expect(article.locator('figcaption')).toHaveText('الـ engine من قريب')
  await expect(article.getByRole('columnheader', { name: 'البند' })).toBeVisible()
  await expect(article).toContainText('كامري')
}
