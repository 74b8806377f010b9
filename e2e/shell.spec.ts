import { holdScripts } from './hold-scripts.ts'
import { expect, expectSoon, signIn, test } from './fixtures.ts'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('NAV-02 NAV-04 NAV-05 NAV-06 NAV-03 the header leads home, names the site, offers to sign in and has the theme, which follows the device until one is chosen', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/favorites')
    const header = page.getByRole('banner')
    await expect(header.getByText('صيد السيارات الذكي')).toBeVisible()
    await expect(header.locator('img')).toHaveJSProperty('complete', true)
    await expect(header.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/auth?next=%2Ffavorites')
    await header.getByRole('link', { name: 'صيّاد' }).click()
    await expect(page).toHaveURL(/\/$/)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await ground()).toBe('light dark')
    await page.getByRole('button', { name: 'المظهر' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'فاتح' }).click()
    await expect(page.locator('html')).toHaveClass(/theme-light/)
    expect(await ground()).toBe('light')
    const html = await (await page.request.get('/explore')).text()
    expect(html).toContain('class="lang-ar theme-light"')
  })

  test('NAV-10 NAV-11 the language menu ticks the current language and switches in place; a menu opens by key, finds an item by its first letters, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'اللغة' }).click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'العربية' })).toBeChecked()
    await expect(page.getByRole('menuitemcheckbox', { name: 'English' })).not.toBeChecked()
    await page.getByRole('menuitemcheckbox', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await page.getByRole('button', { name: 'Language' }).click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'English' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    const button = page.getByRole('button', { name: 'Appearance' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCSS('direction', 'ltr')
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    await page.keyboard.type('da')
    await expect(page.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('NAV-01 explore and a car’s page lead to selling and to favorites', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('banner').getByRole('link', { name: 'المفضلة' })).toHaveAttribute('href', '/favorites')
    await page.locator('article.card a').first().click()
    await expect(page).toHaveURL(/\/car\//)
    await expect(page.getByRole('banner').getByRole('link', { name: 'بِع سيارتك' })).toHaveAttribute('href', '/add-car')
  })

  test('NAV-04 a logo that does not load is replaced by the initial of the name', async ({ page }) => {
    await page.route('**/logo.svg', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('ص', { exact: true })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('NAV-03 the menu folds out with navigation and languages, and closes on Escape, outside and on the way', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('banner').locator('details')
    const open = () => menu.locator('summary').click()
    await open()
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible()
    await menu.getByRole('button', { name: 'داكن' }).click()
    await expect(menu.getByRole('button', { name: 'داكن' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveClass(/theme-dark/)
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await open()
    // a text: what stands at a fixed place of the window may be a link
    await page.getByRole('contentinfo').getByRole('paragraph').first().click()
    await expect(menu).not.toHaveAttribute('open')
    await open()
    await menu.getByRole('link', { name: 'المفضلة' }).click()
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open')
  })

  test('NAV-13 the chat button is narrow while scrolling down and where it would cover a control, and gone while something is typed', async ({
    page,
  }) => {
    await page.goto('/privacy')
    const button = page.getByRole('link', { name: 'افتح المحادثات' })
    const width = async () => (await button.boundingBox())?.width
    await expectSoon(width).toBe(56)
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 300)
    await expectSoon(width).toBe(24)
    await page.mouse.wheel(0, -100)
    await expectSoon(width).toBe(56)
    await page.mouse.wheel(0, 300)
    await expectSoon(width).toBe(24)
    await button.focus()
    await page.keyboard.press('Shift')
    await expectSoon(width).toBe(56)

    await page.goto('/contact')
    const field = page.getByRole('textbox').last()
    await field.evaluate((element) => {
      element.style.position = 'fixed'
      element.style.insetBlockEnd = '20px'
    })
    await page.mouse.click(200, 100)
    await expectSoon(width).toBe(24)
    await field.focus()
    await expect(button).toBeHidden()
    await field.blur()
    await expect(button).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('NAV-02 the header of a signed-in user leads to the dashboard', async ({ page, buyer }) => {
      await signIn(page, buyer)
      await page.goto('/explore')
      await expect(page.getByRole('banner').getByRole('link', { name: 'لوحتي' })).toBeVisible()
      // else the browser would have to move it there from the end of the page
      expect(await page.content()).not.toContain('id="S:')
    })

    test('NAV-03 the menu folds out all the same', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('banner').locator('summary').click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'تصفّح السيارات' })).toBeVisible()
    })
  })
})

test('EXPL-01 NAV-01 text typed and boxes ticked before hydration take effect after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const opened = page.goto('/explore')
  await page.getByRole('checkbox', { name: /^تويوتا/ }).check()
  await page.getByRole('group', { name: 'السعر' }).getByLabel('إلى').fill('90 ألف')
  await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).fill('كامري')
  release()
  await opened
  await expect(page).toHaveURL(/make=toyota.*price_max=90000/)
  await expect(page.getByRole('combobox', { name: 'ابحث عن سيارة' })).toHaveValue('كامري')
})

test('EXPL-01 a search text emptied before hydration stays empty after it', async ({ page }) => {
  const release = await holdScripts(page)
  const opened = page.goto('/explore?q=كامري')
  const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
  await field.fill('')
  release()
  await opened
  await page.getByRole('button', { name: 'بحث', exact: true }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(field).toHaveValue('')
})
