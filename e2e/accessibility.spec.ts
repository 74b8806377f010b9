import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { compareCard } from './card-menu.ts'

test('LANG-03 there are no animations for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/explore')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].flatMap((list) => list.split(',').map(Number.parseFloat))
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.001)
  // a change of the theme applies immediately at any depth of the DOM
  const colours = () =>
    page.evaluate(() => [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).color))
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  const first = await colours()
  await page.reload()
  expect(first).toEqual(await colours())
})

test('EXPL-01 EXPL-04 with the keyboard alone: search, narrow down, compare, open, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'انتقل إلى المحتوى' })).toBeFocused()
  await page.getByRole('combobox', { name: 'ابحث عن سيارة' }).focus()
  await page.keyboard.type('تويوتا')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/explore/)
  const suv = page.getByRole('group', { name: 'نوع الهيكل' }).getByRole('checkbox', { name: /^جيب/ })
  await suv.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/body_type=suv/)
  await expect(page.getByRole('link', { name: 'أزل جيب' })).toBeVisible()
  await expect(suv).toBeChecked()
  await expect(suv).toBeFocused()
  // new results replace cards together with their open menus
  await expect(page.locator('main .stale')).toHaveCount(0)
  for (const at of [0, 1]) await compareCard(page.locator('article.card').nth(at))
  const bar = page.getByRole('complementary', { name: 'السيارات المختارة للمقارنة' })
  await bar.getByRole('link', { name: 'قارن' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/compare/)
  await page.locator('thead a').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/car\//)
})

test('NAV-14 EXPL-04 a navigation focuses the heading, Back the card one came from, contact is few tabs away, and nothing jumps @own-context', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const follow = async (link: Locator) => {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
  }
  await page.goto('/contact')
  await follow(page.locator('header a[href="/favorites"]').first())
  await follow(page.locator('header a[href="/explore"]').first())
  const card = page.locator('.card-link').nth(3)
  await follow(card)
  const message = page.getByRole('link', { name: 'راسل البائع' })
  for (let tab = 0; tab < 8; tab++) {
    if (await message.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(message).toBeFocused()
  await page.goBack()
  await expect(card).toBeFocused()
  await page.goForward()
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'رجوع' }).click()
  await expect(card).toBeFocused()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(Math.max(0, ...shifts)).toBeLessThan(0.05)
  // a link outside the content that was followed last comes before the card
  const footerLink = page.locator('footer a[href="/contact"]')
  await follow(footerLink)
  await page.goBack()
  await expect(footerLink).toBeFocused()
})
