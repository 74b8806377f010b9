import type { Page } from '@playwright/test'
import { expect, inLanguage, LANGUAGES, test } from './fixtures.ts'

const SCREENS = [
  '/',
  '/explore',
  '/explore?make=toyota&price_max=600',
  '/compare',
  '/auth',
  '/auth?mode=sign_up',
  '/terms',
  '/dashboard',
  '/no-such-page',
]

test.use({ allowed_statuses: [401, 404] })

async function everyScreen(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/cars?limit=1')).json()
  return [...SCREENS, `/car/${items[0].id}`]
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { lang, query } of LANGUAGES) {
  test(`LANG-03 nothing is lost in ${lang} at 320 and 768 px, or with the reader’s own spacing`, async ({ page }) => {
    for (const screen of await everyScreen(page)) {
      await page.goto(inLanguage(screen, query))
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${screen} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 390, height: 900 })
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets.push(sheet)
      })
      expect(await overflow(page), `${screen} with wide spacing`).toBeLessThanOrEqual(0)
    }
  })

  test(`LANG-03 what is touched in ${lang} is at least 24 px wide and high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    for (const screen of await everyScreen(page)) {
      await page.goto(inLanguage(screen, query))
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
          const { width, height } = element.getBoundingClientRect()
          // a box is as large as its label, a picture's link as the picture; words in a sentence are exempt
          const is_exempt = element.closest('label, p, [aria-hidden]') || element.querySelector('img')
          const is_shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1
          const is_covered = getComputedStyle(element, '::after').position === 'absolute'
          return is_shown && !is_exempt && !is_covered && (width < 24 || height < 24) ? [element.outerHTML] : []
        }),
      )
      expect(small, screen).toEqual([])
    }
  })
}

test('LANG-01 Arabic letters are neither spaced, slanted nor small, and numbers with units are isolated', async ({
  page,
}) => {
  for (const screen of await everyScreen(page)) {
    await page.goto(screen)
    const wrong = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        const text = texts.currentNode.textContent?.trim()
        if (!element || !text || element.closest('script, style, noscript')) continue
        const { letterSpacing, fontStyle, textTransform, fontSize } = getComputedStyle(element)
        const is_plain = letterSpacing === 'normal' && fontStyle === 'normal' && textTransform === 'none'
        if (!is_plain || Number.parseFloat(fontSize) < 14) found.push(`style: ${text}`)
        if (/^[\d,]+\s(?:كم|ر\.س)$/.test(text) && !element.closest('bdi')) found.push(`not isolated: ${text}`)
      }
      return found
    })
    expect(wrong, screen).toEqual([])
  }
})

/** Names that stay as they are, and what people wrote themselves. */
const SAME_IN_BOTH = /^(?:English|العربية|QR|LED|ر\.س)$/

test('LANG-01 no word of the other language is left on a screen', async ({ page }) => {
  for (const { query, other } of [
    { query: '', other: '[A-Za-z]{2,}' },
    { query: 'lang=en', other: '[\\u0621-\\u064a]{2,}' },
  ]) {
    for (const screen of await everyScreen(page)) {
      await page.goto(inLanguage(screen, query))
      const words = await page.evaluate((pattern) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement
          // what sellers wrote has `dir=auto`; names of people and of the other language stand isolated
          if (!element || element.closest('script, style, noscript, [dir=auto], bdi, [lang]:not(html)')) continue
          found.push(...(texts.currentNode.textContent?.match(new RegExp(pattern, 'g')) ?? []))
        }
        return found
      }, other)
      expect(
        words.filter((word) => !SAME_IN_BOTH.test(word)),
        inLanguage(screen, query),
      ).toEqual([])
    }
  }
})

test('LANG-03 whoever wants no motion gets none', async ({ page }) => {
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
  const suv = page.getByRole('checkbox', { name: /^دفع رباعي/ })
  await suv.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/body_type=suv/)
  await expect(suv).toBeChecked()
  await expect(suv).toBeFocused()
  for (const at of [0, 1]) {
    const compare = page.locator('article.card').nth(at).getByRole('button', { name: /^قارن/ })
    await compare.focus()
    await page.keyboard.press('Enter')
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
  }
  const bar = page.getByRole('complementary', { name: 'السيارات المختارة للمقارنة' })
  await bar.getByRole('link', { name: 'قارن' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/compare/)
  await page.locator('thead a').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/car\//)
})
