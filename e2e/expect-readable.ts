import type { Page } from '@playwright/test'
import type { Lang } from '#domain/language.ts'
import { expect } from './fixtures.ts'

/** Words that are the same in both languages. */
const SAME_IN_BOTH = /^(?:English|العربية|QR|LED|ر\.س)$/

const OTHER_LETTERS = { ar: '[A-Za-z]{2,}', en: '[\\u0621-\\u064a]{2,}' }

/** Expects a page to have no words of the other language and, in Arabic, to be set in the way that Arabic needs. */
export async function expectOwnWords(page: Page, lang: Lang): Promise<void> {
  const words = await wordsThatMatch(page, OTHER_LETTERS[lang])
  expect(words.filter((word) => !SAME_IN_BOTH.test(word))).toEqual([])
  if (lang === 'ar') expect(await badArabic(page)).toEqual([])
}

/**
 * Expects large enough targets and letters in fields, and no overflow when narrow and widely spaced. Leaves the page widely
 * spaced and narrow.
 */
export async function expectRoom(page: Page): Promise<void> {
  for (const width of [768, 320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
  expect(await smallTargets(page)).toEqual([])
  expect(await smallFields(page)).toEqual([])
  await spaceWidely(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `with wide spacing at ${width}`).toBeLessThanOrEqual(0)
    expect(await cutWords(page), `with wide spacing at ${width}`).toEqual([])
  }
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The text spacing of WCAG 1.4.12. */
const spaceWidely = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Labels that are truncated or overflow; titles of ads may be truncated. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, .tag, .chip, .dotted')].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
      return isShown && isCut && !element.closest('h3, .sr-only') ? [element.outerHTML] : []
    }),
  )

/** Interactive elements less than 24 px wide or high (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      // the target of a checkbox is its label, that of a picture link the picture; links in sentences are exempt
      const isExempt = element.closest('label, p, [aria-hidden]') || element.querySelector('img')
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1
      const isCovered = getComputedStyle(element, '::after').position === 'absolute'
      return isShown && !isExempt && !isCovered && (width < 24 || height < 24) ? [element.outerHTML] : []
    }),
  )

/** Fields with letters below 16 px: iPhones zoom into them, and leave the page zoomed. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea, [contenteditable=true]')].flatMap((field) => {
      const isTyped = !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]')
      return isTyped && Number.parseFloat(getComputedStyle(field).fontSize) < 16 ? [field.outerHTML] : []
    }),
  )

/** Texts with letter-spacing, in italics or below 14 px, and numbers with units that are not in a `bdi`. */
const badArabic = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim()
      if (!element || !text || element.closest('script, style, noscript')) continue
      const { letterSpacing, fontStyle, textTransform, fontSize } = getComputedStyle(element)
      const isPlain = letterSpacing === 'normal' && fontStyle === 'normal' && textTransform === 'none'
      if (!isPlain || Number.parseFloat(fontSize) < 14) found.push(`style: ${text}`)
      if (/^[\d,]+\s(?:كم|ر\.س)$/.test(text) && !element.closest('bdi')) found.push(`not isolated: ${text}`)
    }
    return found
  })

/** Words that match the pattern in texts of the site, without content of users. */
const wordsThatMatch = (page: Page, pattern: string) =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      // content of users has `dir=auto`, names are in a `bdi`, and words of the other language have `lang`
      if (!element || element.closest('script, style, noscript, [dir=auto], bdi, [lang]:not(html)')) continue
      found.push(...(texts.currentNode.textContent?.match(new RegExp(wanted, 'g')) ?? []))
    }
    return found
  }, pattern)
