import type { Locator, Page } from '@playwright/test'
import { cardMenuOf } from './card-menu.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'

const cards = 'article.card'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('EXPL-01 EXPL-02 filters, sort and the next page work as plain forms and links', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.locator(cards)).toHaveCount(24)
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    await page.getByLabel('الترتيب').selectOption('price_asc')
    await page.getByRole('group', { name: 'نوع الهيكل' }).getByLabel(/^جيب/).check()
    await page.getByRole('button', { name: 'اعرض النتائج' }).click()
    await expect(page).toHaveURL(/body_type=suv/)
    const prices = await pricesOn(page)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))

    await page.getByRole('link', { name: 'الصفحة التالية' }).click()
    await expect(page).toHaveURL(/after=/)
    const further = await pricesOn(page)
    expect(further[0]).toBeGreaterThanOrEqual(prices.at(-1) ?? 0)
    await expect(page.getByRole('link', { name: 'الصفحة الأولى' })).toBeVisible()

    await page.getByRole('link', { name: 'اعرض بطاقات صغيرة' }).click()
    await expect(page.locator('.cards-compact')).not.toHaveCount(0)
    await expect(page).toHaveURL(/after=[^&]+$/)
    expect(await pricesOn(page)).toEqual(further)
    await page.goto('/explore')
    await expect(page.getByRole('link', { name: 'اعرض صورًا كبيرة' })).toBeVisible()
  })

  test('EXPL-01 the form shows the filters of a text as chosen, and submits them without removed ones', async ({
    page,
  }) => {
    await page.goto(`/explore?${new URLSearchParams({ q: 'تويوتا بيضاء تحت 200 فتحة' })}`)
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    await expect(page.getByRole('checkbox', { name: /^تويوتا/ })).toBeChecked()
    await expect(page.getByRole('group', { name: 'السعر' }).getByLabel('إلى')).toHaveValue('200000')
    await page.getByRole('checkbox', { name: /^أبيض/ }).uncheck()
    await page.getByRole('button', { name: 'اعرض النتائج' }).click()
    await expect(page).toHaveURL(({ searchParams }) => {
      const { price_max, make, q } = Object.fromEntries(searchParams)
      return q === 'فتحة' && make === 'toyota' && price_max === '200000' && !searchParams.has('color')
    })
    await expect(page.locator(cards).first()).toBeVisible()
  })

  test('EXPL-01 a button shows all values of a collapsed list, and ticked ones stay ticked', async ({ page }) => {
    await page.goto('/explore')
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    await page.getByRole('group', { name: 'نوع الهيكل' }).getByLabel(/^جيب/).check()
    await page.locator('summary', { hasText: /^اللون(?! الداخلي)/ }).click()
    await page.getByRole('button', { name: 'اعرض الخيارات' }).click()
    await expect(page).toHaveURL(/body_type=suv&.*all=color&.*#filters-color$/)
    await expect(page.getByRole('group', { name: 'نوع الهيكل' }).getByLabel(/^جيب/)).toBeChecked()
    // more than a list shows before its last button
    await expect(page.locator('[name=color]').nth(8)).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/explore\?body_type=suv$/)
    await page.getByRole('checkbox', { name: /^أبيض/ }).check()
    await page.getByLabel('إلى').first().fill('90000')
    await page.getByLabel('إلى').first().press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('color') === 'white' && !url.searchParams.has('all'))
  })

  test('EXPL-01 EXPL-04 no button without function is shown, and parts that need JavaScript say so', async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
    for (const path of ['/', '/explore', `/car/${items[0].id}`, '/auth', '/auth?mode=sign_up']) {
      await page.goto(path)
      await expect(page.locator('button:not([type=submit]):visible'), path).toHaveCount(0)
    }
    await expect(page.getByText('فعّل جافا سكربت')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('LANG-03 LANG-06 the language link leads to the same page in the other language', async ({ page }) => {
    await page.goto('/explore?make=toyota')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(page).toHaveURL(/make=toyota/)
    await page.goto('/explore')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

async function pricesOn(page: Page): Promise<number[]> {
  // without JavaScript the page may still be arriving; this is its end
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const texts = await page.locator(`${cards} bdi`, { hasText: /ر\.س|SAR/ }).allInnerTexts()
  expect(texts).not.toEqual([])
  return texts.filter((text) => !text.includes('خصم')).map((text) => Number(text.replace(/[^\d]/g, '')))
}

test.use({ viewport: { width: 1440, height: 900 } })

test('EXPL-01 a choice applies at once, is part of the address, and survives a reload and Back', async ({ page }) => {
  await page.goto('/explore?color=white')
  const all = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('checkbox', { name: /^تويوتا/ }).check()
  await expect(page).toHaveURL(/make=toyota/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all)
  const some = await page.getByRole('heading', { level: 1 }).innerText()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(some)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all)
  await page.goForward()
  await page.getByRole('link', { name: 'أزل تويوتا' }).click()
  await expect(page).toHaveURL(/\/explore\?color=white$/)
})

test('EXPL-01 cars that another one beats are hidden by a switch, counted and named, also after a reload and Back, until it is switched off', async ({
  page,
  seller,
  admin,
  apiOf,
  givenPictures,
}) => {
  const price = 700_000 + Math.floor(Math.random() * 1_000_000)
  const [api, adminApi] = [await apiOf(seller), await apiOf(admin)]
  const offer = async (fields: Parameters<typeof submitAd>[1]) => {
    const id = await submitAd(api, { picture_ids: await givenPictures(seller, 1), ...fields })
    await makeLive(adminApi, id)
    return id
  }
  const better = await offer({ price, mileage: 41_000 })
  const beaten = await offer({ price: price + 1, mileage: 42_000 })
  const all = `/explore?price_min=${price}&price_max=${price + 1}`
  const shown = (id: string) => page.locator(cards).locator(`a[href^="/car/${id}"]`).first()
  const heading = page.getByRole('heading', { level: 1 })
  const note = page.locator('summary', { hasText: 'أُخفيت سيارة' })
  const expectHidden = async () => {
    await expect(heading).toHaveText('سيارة واحدة')
    await expect(note).toBeVisible()
    await expect(shown(better)).toBeVisible()
    await expect(shown(beaten)).toHaveCount(0)
  }

  await page.goto(all)
  await expect(heading).toHaveText('سيارتان')
  await expect(note).toHaveCount(0)
  await page.getByRole('link', { name: 'أخفِ السيارات التي لها بديل أفضل' }).press('Enter')
  await expect(page).toHaveURL(/hide_beaten=1/)
  await expectHidden()
  await note.press('Enter')
  const hidden = page.getByRole('main').getByRole('listitem').filter({ hasText: 'بديلها الأفضل:' })
  await expect(hidden.getByRole('link').first()).toHaveAttribute('href', `/car/${beaten}`)
  await expect(hidden.getByRole('link').last()).toHaveAttribute('href', `/car/${better}`)
  await lookAt(page, 'explore-hidden')
  await page.reload()
  await expectHidden()
  await note.click()
  await hidden.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/car/${beaten}`))
  await page.goBack()
  await expectHidden()

  await page.getByRole('link', { name: 'اعرض كل السيارات' }).press('Enter')
  await expect(shown(beaten)).toBeVisible()
  await expect(heading).toHaveText('سيارتان')
  await expect(note).toHaveCount(0)
  await page.goBack()
  await expectHidden()
  await page.getByRole('link', { name: 'أزل دون ما له بديل أفضل' }).click()
  await expect(shown(beaten)).toBeVisible()
  await expect(page).not.toHaveURL(/hide_beaten/)
})

test('EXPL-01 the values of a collapsed list are loaded when it is expanded', async ({ page, request }) => {
  expect(await (await request.get('/explore?fuel_type=gasoline')).text()).not.toContain('name="color"')
  await page.goto('/explore?fuel_type=gasoline')
  const tapped = Promise.withResolvers<void>()
  await page.route('**/api/v1/cars?*', async (route) => {
    await tapped.promise
    await route.continue()
  })
  await page.locator('summary', { hasText: /^اللون(?! الداخلي)/ }).click()
  await expect(page.getByRole('button', { name: 'اعرض الخيارات' })).toHaveAttribute('aria-disabled', 'true')
  tapped.resolve()
  await expect(page.getByRole('checkbox', { name: /^أبيض/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^عرض الكل/ })
    .first()
    .click()
  await expect(page.locator('[name=make]').nth(14)).toBeVisible()
  await page.getByRole('checkbox', { name: /^أبيض/ }).check()
  await expect(page).toHaveURL(/\/explore\?fuel_type=gasoline&color=white$/)
})

test('EXPL-01 free text is understood with a typing error, in Latin script and with Arabic digits', async ({
  page,
}) => {
  await page.goto('/explore?q=toyta')
  await expect(page.getByRole('link', { name: 'أزل تويوتا' })).toBeVisible()
  await expect(page.locator(cards).first()).toBeVisible()
  await page.goto('/explore')
  await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).fill('تويوتا ٢٠٢٢')
  await page.getByRole('button', { name: 'بحث' }).click()
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('link', { name: 'أزل تويوتا' })).toBeVisible()
  for (const line of await page.locator(`${cards} p:has-text("كم")`).allInnerTexts()) expect(line).toContain('2022')

  await page.goto(`/explore?q=${encodeURIComponent('تويوتا بدون فتحة')}`)
  await expect(page.getByText('لم نستخدم «بدون فتحة»')).toBeVisible()
  await page.getByRole('link', { name: 'أزل بدون فتحة' }).click()
  await expect(page).toHaveURL(`/explore?${new URLSearchParams({ q: 'تويوتا' })}`)

  await page.goto(`/explore?q=${encodeURIComponent('تويوتا مو سوداء فتحة')}`)
  await page.getByRole('link', { name: 'اشترطها' }).click()
  await expect(page).toHaveURL(/q=[^&]*%22/)
  await page.goto(`/explore?q=${encodeURIComponent('تويوتا مو سوداء فتحة')}`)
  await page.getByRole('link', { name: 'أزل بدون أسود' }).click()
  await expect(page.getByRole('link', { name: 'أزل بدون أسود' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'أزل تويوتا' })).toBeVisible()
})

test('EXPL-01 filters understood from a text are edited like chosen ones, beside the cars and in the sheet', async ({
  page,
}) => {
  const text = `/explore?q=${encodeURIComponent('تيوتا بيضا فتحة')}`
  await page.goto(text)
  await lookAt(page, 'understood')
  await page.setViewportSize({ width: 1440, height: 900 })
  const white = page.getByRole('link', { name: 'غيّر أبيض «بيضا»' })
  await white.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/explore\?q=[^&]*#filters-color$/)
  await expect(page.locator('summary', { hasText: /^اللون(?! الداخلي)/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^أبيض/ })).toBeChecked()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(text)
  await white.click()
  const sheet = page.getByRole('dialog', { name: 'خيارات البحث' })
  await expect(sheet.locator('summary', { hasText: /^اللون(?! الداخلي)/ })).toBeFocused()
  await expect(sheet.getByRole('checkbox', { name: /^تويوتا/ })).toBeChecked()
  await sheet.getByRole('checkbox', { name: /^أبيض/ }).uncheck()
  await sheet.getByRole('button', { name: /^اعرض/ }).click()
  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ q: 'تيوتا فتحة' })}`)
  await expect(page.locator('summary', { hasText: 'خيارات البحث' })).toHaveText(/1$/)
  await page.goBack()
  await page.locator('summary', { hasText: 'خيارات البحث' }).click()
  await expect(sheet.getByRole('checkbox', { name: /^أبيض/ })).toBeChecked()
  await sheet.getByRole('button', { name: 'امسح الكل' }).click()
  await expect(sheet.getByRole('checkbox', { name: /^تويوتا/ })).not.toBeChecked()
  await sheet.getByRole('button', { name: /^اعرض/ }).click()
  await expect(page).toHaveURL(/\/explore$/)
})

test('EXPL-01 filters understood from a text are ticked and filled in beside the cars, and can be removed there', async ({
  page,
}) => {
  const explore = (params: Record<string, string>) =>
    expect(page).toHaveURL(({ searchParams }) => String(searchParams) === String(new URLSearchParams(params)))
  await page.goto(`/explore?${new URLSearchParams({ q: 'تويوتا بيضاء تحت 200' })}`)
  const white = page.getByRole('checkbox', { name: /^أبيض/ })
  const to = page.getByRole('group', { name: 'السعر' }).getByLabel('إلى')
  await expect(white).toBeChecked()
  await expect(to).toHaveValue('200000')
  // the counts of other colours are those in addition to the chosen one
  await expect(page.getByRole('checkbox', { name: /^أسود/ })).toBeEnabled()
  await white.uncheck()
  await explore({ q: 'تويوتا تحت 200' })
  await expect(page.getByRole('link', { name: 'أزل أبيض «بيضاء»' })).toHaveCount(0)
  await to.fill('90000')
  await explore({ q: 'تويوتا', price_max: '90000' })
  await page.goBack()
  await expect(to).toHaveValue('200000')
  await page.goBack()
  await page.reload()
  await expect(white).toBeChecked()
  await page.getByRole('link', { name: 'أزل أبيض «بيضاء»' }).click()
  await expect(page.locator('[name=color][value=white]')).not.toBeChecked()
  await expect(to).toHaveValue('200000')
})

test('EXPL-01 a guess is confirmed with one tap, words that are no filter are listed, and the focus stays near a removed chip', async ({
  page,
}) => {
  const explore = (text: string) => page.goto(`/explore?${new URLSearchParams({ q: text })}`)
  await explore('tahoo لؤلؤي')
  await page.getByRole('link', { name: 'نعم، تاهو' }).click()
  await expect(page).toHaveURL(
    (url) => url.search === `?${new URLSearchParams({ q: 'لؤلؤي', model: 'chevrolet-tahoe' })}`,
  )

  await explore('كامري بيضا')
  await page.getByRole('link', { name: 'أزل كامري' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'بيضا')
  await expect(page.getByRole('link', { name: 'أزل كامري' })).toHaveCount(0)
  await expect(page.locator('.explore-chips').locator(':focus')).toHaveCount(1)

  await explore('بنفسجان')
  await expect(page.getByText('لا يوجد إعلان يذكر «بنفسجان»')).toBeVisible()
  await page.getByRole('link', { name: 'أزل بنفسجان' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await explore('السلام عليكم')
  await expect(page.getByText('لم نجد في «السلام عليكم» ما نبحث به')).toBeVisible()
  await explore(`nissan z ${'ك'.repeat(150)}`)
  await lookAt(page, 'one-long-word')
  await explore('ك'.repeat(150))
  await lookAt(page, 'one-long-word-alone')
})

test('EXPL-01 a choice is excluded with the button at its end, and an empty result is widened with one tap', async ({
  page,
}) => {
  await page.goto('/explore?make=toyota')
  await page.getByRole('checkbox', { name: 'استبعد تويوتا' }).check()
  await expect(page).toHaveURL(/\/explore\?not_make=toyota$/)
  await expect(page.getByRole('link', { name: 'أزل بدون تويوتا' })).toBeVisible()
  await page.goto('/explore?make=toyota&price_max=600')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا توجد سيارات')
  await page.getByRole('link', { name: /^احذف «السعر/ }).click()
  await expect(page).toHaveURL(/\/explore\?make=toyota$/)
  await expect(page.locator(cards).first()).toBeVisible()
})

test('EXPL-01 a choice without cars stays in its place but is disabled', async ({ page }) => {
  await page.goto('/explore?body_type=pickup&make=toyota')
  await expect(page.getByRole('checkbox', { name: /^كوبيه/ })).toBeVisible()
  await page.goto('/explore?model=toyota-camry&price_max=15000')
  const empty = page.locator('input[type=checkbox][disabled]')
  expect(await empty.count()).toBeGreaterThan(0)
})

test('EXPL-01 suggestions are updated while typing, and chosen by key or pointer', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
  const suggestions = page.getByRole('listbox', { name: 'اقتراحات' }).getByRole('option')
  await field.fill('تويوتا')
  // above the content that follows
  await suggestions.last().click()
  await expect(page).toHaveURL(/make=toyota/)
  await expect(field).toHaveValue('')
  await field.pressSequentially('كام')
  await expect(suggestions.first()).toContainText('كامري')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/make=toyota&model=toyota-camry/)
  await field.fill('بيضاء رياض')
  await expect(suggestions.first()).toHaveText(/^أبيض، الرياض\s*\d+$/)
  await suggestions.filter({ hasText: /^الرياض/ }).click()
  await expect(page).toHaveURL(/q=%D8%A8%D9%8A%D8%B6%D8%A7%D8%A1&make=toyota&model=toyota-camry&city=riyadh$/)
  await expect(field).toHaveValue('بيضاء')
  await field.fill('سيدان')
  // followed by its number of cars
  await expect(suggestions.first()).toHaveText(/^سيدان\s*\d+$/)
  await page.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
})

test('EXPL-01 text of the other direction leaves room for the icon of the search field', async ({ page }) => {
  await page.goto('/explore')
  const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
  await expect(field).toHaveCSS('padding-inline-start', '40px')
  await field.fill('camry')
  await expect(field).toHaveCSS('direction', 'ltr')
  await expect(field).toHaveCSS('padding-inline-end', '40px')
})

test('EXPL-02 filters can be removed one after another while the results of the first removal are loading', async ({
  page,
}) => {
  await page.goto('/explore?make=toyota&city=riyadh&color=white')
  const tapped = Promise.withResolvers<void>()
  await page.route('**/api/v1/cars?*', async (route) => {
    await tapped.promise
    // the request may have been cancelled
    await route.continue().catch(() => {})
  })
  const chips = page.getByRole('link', { name: /^أزل / })
  const before = await chips.count()
  await page.getByRole('link', { name: /^أزل .*تويوتا/ }).click()
  await expect(chips).toHaveCount(before - 1)
  await page.getByRole('link', { name: /^أزل .*الرياض/ }).click()
  tapped.resolve()
  await expect(page).toHaveURL(/\/explore\?color=white$/)
})

test('EXPL-01 the empty field shows recent searches of this device, which can be chosen, removed and cleared', async ({
  page,
}) => {
  await page.goto('/explore?color=white')
  const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
  const recent = page.getByRole('group', { name: 'عمليات بحثك الأخيرة' })
  for (const text of ['كامري 2020', 'هايلكس', 'تاهو']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
  }
  await field.fill('')
  const searches = recent.getByRole('listitem')
  await expect(searches).toHaveText(['تاهو', 'هايلكس', 'كامري 2020'])
  await recent.getByRole('button', { name: 'أزل تاهو' }).click()
  await expect(searches).toHaveText(['هايلكس', 'كامري 2020'])
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'كامري 2020')
  await expect(page).toHaveURL(/color=white/)

  await page.reload()
  await field.fill('')
  await expect(searches).toHaveText(['كامري 2020', 'هايلكس'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(recent).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.blur()
  await field.focus()
  await recent.getByRole('button', { name: 'امسح الكل' }).click()
  await expect(recent).toHaveCount(0)
})

test('EXPL-01 EXPL-02 searching for text keeps filters and order, a suggestion replaces filters of its kind', async ({
  page,
}) => {
  await page.goto('/explore?make=kia&color=white')
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price_asc')
  await expect(page).toHaveURL(/\/explore\?make=kia&color=white&sort=price_asc$/)
  const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
  await field.fill('2020')
  await page.getByRole('button', { name: 'بحث' }).click()
  await expect(page).toHaveURL(/\/explore\?q=2020&make=kia&color=white&sort=price_asc$/)
  await expect(page.getByRole('link', { name: 'أزل 2020' })).toBeVisible()
  await field.fill('كامري')
  await page.getByRole('listbox', { name: 'اقتراحات' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/explore\?make=toyota&model=toyota-camry&color=white&sort=price_asc$/)
})

test('EXPL-01 EXPL-02 what is chosen while other choices are being loaded is added to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/explore?color=white')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/cars\?/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'تويوتا' }).first().check()
  await page.getByRole('link', { name: 'أزل تويوتا' }).waitFor()
  await page.getByRole('combobox', { name: 'الترتيب' }).selectOption('price_asc')
  await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('price_asc')
  await page.getByRole('checkbox', { name: 'سيدان' }).first().check()
  await page.getByRole('link', { name: 'أزل سيدان' }).waitFor()
  await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).fill('2020')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(({ searchParams }) => {
    const { q, make, color, body_type, sort } = Object.fromEntries(searchParams)
    return [q, make, color, body_type, sort].join(' ') === '2020 toyota white sedan price_asc'
  })
})

test('EXPL-01 a number takes effect while it is typed, and an invalid one is reported at its field', async ({
  page,
}) => {
  await page.goto('/explore?color=white')
  const count = await page.getByRole('heading', { level: 1 }).innerText()
  const price = page.getByRole('group', { name: 'السعر' })
  await price.getByLabel('إلى').pressSequentially('٦٠ ألف')
  await expect(page).toHaveURL(/\/explore\?color=white&price_max=60000$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(count)
  await expect(price.getByLabel('إلى')).toBeFocused()
  await expect(price.getByLabel('إلى')).toHaveValue('٦٠ ألف')

  // a minimum above the maximum is not swapped while typing
  await price.getByLabel('من').pressSequentially('90000')
  await price.getByLabel('إلى').fill('95000')
  await expect(page).toHaveURL(/\/explore\?color=white&price_min=90000&price_max=95000$/)

  const year = page.getByRole('group', { name: 'سنة الصنع' })
  await year.getByLabel('من').fill('جديدة')
  await expect(year.getByRole('alert')).toHaveText('اكتب رقمًا مثل 2020')
  await expect(year.getByLabel('من')).toHaveAccessibleDescription('اكتب رقمًا مثل 2020')
})

for (const { lang, query } of LANGUAGES)
  test(`EXPL-01 the handles of prices and years are dragged and moved by key, and the inputs follow (${lang})`, async ({
    page,
    request,
  }) => {
    await page.goto(inLanguage('/explore', query))
    const form = page.locator('.filter-panel form')
    const [from, to] = [form.locator('[name=price_min]'), form.locator('[name=price_max]')]
    const [start, end] = [form.getByRole('slider').first(), form.getByRole('slider').nth(1)]
    await expect(end).toHaveJSProperty('value', '23')
    await drag(page, end, 10 / 23)
    await expect(to).toHaveValue('100000')
    await expect(page).toHaveURL(/[?&]price_max=100000/)
    for (let presses = 0; presses < 3; presses++) await start.press('ArrowUp')
    await expect(from).toHaveValue('30000')
    await expect(start).toHaveAttribute('aria-valuetext', '30,000')
    await expect(page).toHaveURL(/[?&]price_min=30000&price_max=100000/)
    const { total } = await (await request.get('/api/v1/cars?price_min=30000&price_max=100000&facets=true')).json()
    await expect(page.locator('h1')).toContainText(String(total))
    await page.goBack()
    await expect(from).toHaveValue('')
    await expect(start).toHaveJSProperty('value', '0')

    const newest = form.getByRole('slider').nth(3)
    await newest.press('ArrowDown')
    await expect(page).toHaveURL(/[?&]year_max=\d{4}/)
    await newest.press('End')
    await expect(page).not.toHaveURL(/year_max/)
  })

/** Drags a handle to a share of its scale. */
async function drag(page: Page, handle: Locator, share: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const box = (await handle.boundingBox())!
  const value = Number(await handle.inputValue()) / Number(await handle.getAttribute('max'))
  const size = 24
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl'
  const across = (place: number) => box.x + size / 2 + (isRtl ? 1 - place : place) * (box.width - size)
  const down = box.y + box.height / 2
  await page.mouse.move(across(value), down)
  await page.mouse.down()
  await page.mouse.move(across(share), down, { steps: 5 })
  await page.mouse.up()
}

test('EXPL-01 one key skips the filters, and each choice is one tab stop', async ({ page }) => {
  await page.goto('/explore?color=white')
  const skip = page.getByRole('link', { name: 'انتقل إلى النتائج' })
  for (let presses = 0; presses < 20 && !(await isFocused(skip)); presses++) await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#results').locator(':focus')).toHaveCount(1)

  const toyota = page.getByRole('checkbox', { name: /^تويوتا/ })
  await toyota.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[name=make]:focus')).toHaveCount(1)
  await toyota.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('checkbox', { name: 'استبعد تويوتا' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/not_make=toyota/)
})

/** Whether a price fits beside the menu. */
const isBesideMenu = (card: Locator, price: string) =>
  card.evaluate((element, text) => {
    const shown = element.querySelector('.card-price bdi')
    if (shown) shown.textContent = text
    const [words, menu] = ['.card-price', '.card-menu'].map((name) => element.querySelector(name))
    const overflow = (words?.scrollWidth ?? Infinity) - (words?.clientWidth ?? 0)
    const bottomOf = (one: Element | null | undefined) => one?.getBoundingClientRect().bottom ?? Infinity
    return overflow <= 0 && bottomOf(menu) - bottomOf(words) < 10
  }, price)

const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [lang, compact, large, save, hide] of [
    ['ar', 'اعرض بطاقات صغيرة', 'اعرض صورًا كبيرة', /^احفظ/, 'أخفِ هذه السيارة'],
    ['en', 'Show compact cards', 'Show large photos', /^Save/, 'Hide this car'],
  ] as const) {
    test(`EXPL-03 two compact cars fit on a screen, each with a heart and a menu that keys open (${lang})`, async ({
      page,
    }) => {
      // 844 px minus the bars of a mobile browser
      await page.setViewportSize({ width: 390, height: 664 })
      await page.goto(`/explore?color=white&lang=${lang}`)
      await expect(page.locator('.cards-compact')).toHaveCount(0)
      await page.getByRole('link', { name: compact }).press('Enter')
      const card = page.locator(cards).first()
      for (const at of [0, 1]) await expect(page.locator(cards).nth(at)).toBeInViewport({ ratio: 1 })
      await expect(card.getByRole('button', { name: save })).toHaveCount(1)

      await card.getByRole('button', { name: save }).focus()
      await page.keyboard.press('Space')
      await expect(card.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'true')
      await cardMenuOf(card).press('Enter')
      await expect(page.getByRole('menuitem', { name: hide })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cardMenuOf(card)).toBeFocused()
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 664 })
        await expect(cardMenuOf(card)).toBeInViewport({ ratio: 1 })
        for (const price of ['1,888,888\u00a0ر.س', 'Price on request'])
          expect(await isBesideMenu(card, price)).toBe(true)
      }
      await page.setViewportSize({ width: 390, height: 664 })

      await page.getByRole('link', { name: large }).press('Enter')
      await expect(page.locator('.cards-compact')).toHaveCount(0)
      await expect(page.locator(cards).nth(1)).not.toBeInViewport({ ratio: 1 })
      const html = await (await page.request.get('/explore?color=white')).text()
      expect(html).toContain('class="cards"')
      await page.reload()
      await expect(page.locator(cards).nth(1)).not.toBeInViewport({ ratio: 1 })
    })
  }

  test('EXPL-01 the code of the filters is loaded with their sheet, whose count follows each choice and typed number, and whose button applies them at once unless one is invalid', async ({
    page,
  }) => {
    const codeOfForm = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /filter-form/.test(name)).length,
      )
    await page.goto('/explore?color=white')
    expect(await codeOfForm()).toBe(0)
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    const sheet = page.getByRole('dialog', { name: 'خيارات البحث' })
    const apply = sheet.getByRole('button', { name: /^اعرض/ })
    await expect(apply).toHaveText(/[\d,]+ سيار/)
    expect(await codeOfForm()).not.toBe(0)
    const all = await apply.innerText()
    await sheet.getByRole('checkbox', { name: /^تويوتا/ }).check()
    await expect(apply).not.toHaveText(all)
    const some = await apply.innerText()
    await expect(page).toHaveURL(/\/explore\?color=white$/)
    const price = sheet.getByRole('group', { name: 'السعر' })
    await price.getByLabel('إلى').fill('60000')
    await expect(apply).not.toHaveText(some)
    await price.getByLabel('من').fill('رخيصة')
    await apply.click()
    await expect(price.getByLabel('من')).toBeFocused()
    await expect(price.getByRole('alert')).toHaveText('اكتب رقمًا مثل 60,000')
    await price.getByLabel('من').fill('20000')
    await apply.click()
    await expect(page).toHaveURL(/\/explore\?make=toyota&color=white&price_min=20000&price_max=60000$/)
    await expect(sheet).toHaveCount(0)
  })

  test('EXPL-01 a phone that is rotated loads the code of the filters', async ({ page }) => {
    await page.goto('/explore?color=white')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('checkbox', { name: /^تويوتا/ }).check()
    await expect(page).toHaveURL(/make=toyota/)
  })

  test.describe('touched', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('EXPL-01 unknown words do not empty the page, and searching closes the on-screen keyboard', async ({
      page,
    }) => {
      await page.goto('/explore')
      const field = page.getByRole('combobox', { name: 'ابحث عن سيارة' })
      await field.tap()
      await field.fill('بنفسجان زعفران')
      await field.press('Enter')
      await expect(page.getByText('لا يوجد إعلان يذكر «بنفسجان، زعفران»')).toBeVisible()
      await expect(page.locator(cards)).toHaveCount(24)
      await expect(field).not.toBeFocused()
      await page.getByRole('link', { name: 'أزل بنفسجان زعفران' }).tap()
      await expect(page).not.toHaveURL(/[?&]q=/)
      await expect(field).toHaveValue('')
    })
  })

  test('EXPL-01 a sheet opened while a search is loading begins with it, and keeps what is chosen meanwhile', async ({
    page,
  }) => {
    await page.goto('/explore?color=white&make=toyota')
    await page.waitForLoadState('networkidle')
    const arrived = Promise.withResolvers<void>()
    for (const address of ['**/explore.data*', '**/api/v1/cars?*']) {
      await page.route(address, async (route) => {
        await arrived.promise
        await route.continue().catch(() => {})
      })
    }
    await page.getByRole('link', { name: 'أزل تويوتا' }).click()
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    const sheet = page.getByRole('dialog', { name: 'خيارات البحث' })
    await expect(sheet.getByRole('checkbox', { name: /^تويوتا/ })).not.toBeChecked()
    await sheet.getByRole('checkbox', { name: /^كيا/ }).check()
    arrived.resolve()
    await expect(page).toHaveURL((url) => !url.searchParams.has('make'))
    await expect(sheet.getByRole('button', { name: /^اعرض \d/ })).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: /^كيا/ })).toBeChecked()
    await sheet.getByRole('button', { name: /^اعرض/ }).click()
    await expect(page).toHaveURL((url) => url.search === '?make=kia&color=white')
  })

  test('EXPL-01 the sheet applies a choice whose count is still loading', async ({ page }) => {
    await page.goto('/explore?color=white')
    await page.locator('summary', { hasText: 'خيارات البحث' }).click()
    const sheet = page.getByRole('dialog', { name: 'خيارات البحث' })
    const tapped = Promise.withResolvers<void>()
    await page.route('**/api/v1/cars?*', async (route) => {
      await tapped.promise
      // the request for the count may have been cancelled
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest('**/api/v1/cars?*')
    await sheet.getByRole('checkbox', { name: /^تويوتا/ }).check()
    await asked
    await sheet.getByRole('button', { name: /^اعرض/ }).click()
    await expect(sheet).toHaveCount(0)
    tapped.resolve()
    await expect(page.getByRole('link', { name: 'أزل تويوتا' })).toBeVisible()
    await expect(page.locator('article.card').first()).toBeVisible()
  })
})

test('NAV-14 from a car that was opened at home, back leads home, whatever was searched before', async ({ page }) => {
  await page.goto('/explore?make=toyota')
  await page.getByRole('link', { name: 'صيّاد' }).first().click()
  await expect(page.getByRole('heading', { name: 'اعثر على سيارتك القادمة' })).toBeVisible()
  await page.locator(`${cards} h3 a`).first().click()
  await expect(page).toHaveURL(/\/car\//)
  await page.getByRole('link', { name: 'رجوع' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('EXPL-03 only pictures in the first view are loaded with priority', async ({ request }) => {
  for (const [path, shape, shown, textsCount] of [
    ['/', '', [/line-up/], 3],
    ['/explore', '', [/alt="[^"]/], 3],
    ['/explore', 'compact', [/alt="[^"]/, /alt="[^"]/, /alt="[^"]/], 3],
  ] as const) {
    const html = await (await request.get(path, { headers: { cookie: `cards=${shape}` } })).text()
    const pictures = html.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? []
    expect(pictures, path + shape).toEqual(shown.map((one) => expect.stringMatching(one)))
    const scripts = html.match(/<link[^>]*rel="modulepreload"[^>]*>/gi) ?? []
    expect(scripts.filter((script) => !script.includes('fetchpriority="low"'))).toEqual([])
    // the texts are preloaded: those of all pages, those of cars, and the page's own
    expect(scripts.filter((script) => /assets\/ar-/.test(script))).toHaveLength(textsCount)
  }
})

test('LANG-02 LANG-03 LANG-04 LANG-05 switching the language changes the page in place, is remembered, and clears only cached texts', async ({
  page,
}) => {
  await page.goto('/explore?make=toyota')
  await page.evaluate(() => {
    for (const key of ['website-texts-cache-ar', 'website-texts-version-en', 'website-texts-cache', 'draft']) {
      localStorage.setItem(key, 'x')
    }
    Object.assign(window, { isSameDocument: true })
  })
  const askedAgain = page.waitForResponse('**/api/v1/website-texts')
  await page.getByRole('link', { name: 'English' }).click()
  await askedAgain
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveClass(/lang-en/)
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expectSoon(() =>
    page.evaluate(() => [Object.keys(localStorage).toSorted(), 'isSameDocument' in window]),
  ).toEqual([
    [
      'app_settings_cache',
      'draft',
      'install-hint',
      'preferred-language',
      // refetched after the switch
      'website-texts-cache-en',
      'website-texts-version-en',
    ],
    true,
  ])
  const html = await (await page.request.get('/explore')).text()
  expect(html).toContain('<html lang="en" dir="ltr" class="lang-en"')
})

test('NAV-14 back leads from explore as the first page to home without reloading the site', async ({ page }) => {
  await page.goto('/explore')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: 'رجوع' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'اعثر على سيارتك القادمة' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('EXPL-03 cards do not cause a request for the route of each car', async ({ page }) => {
  const asked = page.waitForRequest(/__manifest/)
  await page.goto('/explore')
  const paths = new URL((await asked).url()).searchParams.get('paths')?.split(',') ?? []
  expect(paths).toContain('/favorites')
  expect(paths.filter((path) => path.startsWith('/car'))).toEqual([])
})

test('LANG-02 an open page keeps its language when its cookie is cleared, and follows the choice of another tab', async ({
  page,
  admin,
  openTab,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/words?lang=en')
  await page.goto('/admin/words/add')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.context().clearCookies()
  await page.getByRole('banner').getByRole('link', { name: 'Sayyad' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const tab = await openTab()
  await tab.goto('/blog')
  await tab.getByRole('link', { name: 'العربية' }).click()
  await expect(tab.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('LANG-02 a stored language other than "en" is Arabic, and the stored one takes precedence over the cookie', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('preferred-language', 'en'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.evaluate(() => localStorage.setItem('preferred-language', 'EN'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('LANG-06 every page names itself and its alternate', async ({ request }) => {
  const html = await (await request.get('/explore?lang=en&make=kia')).text()
  const links = (html.match(/<link rel="(?:canonical|alternate)"[^>]*>/gi) ?? []).map((link) => [
    /hreflang="([^"]*)"/i.exec(link)?.[1] ?? null,
    new URL(/href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '').search,
  ])
  expect(links).toEqual([
    [null, '?make=kia&lang=en'],
    ['ar', '?make=kia'],
    ['en', '?make=kia&lang=en'],
    ['x-default', '?make=kia'],
  ])
})
