import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Lang } from '#domain/language.ts'
import { expect } from './fixtures.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, 390, 1440]
const HEIGHT = 900
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ALL_RULES: RunOptions = {
  runOnly: { type: 'tag', values: AXE_TAGS },
  // best practices rather than WCAG: all content is inside landmarks, and headings descend without a gap
  rules: { region: { enabled: true }, 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } },
}
/** axe rules whose result depends on the theme. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']
/** axe rules whose result depends on the language; roles and names of elements do not. */
const LANGUAGE_RULES = ['target-size', 'html-lang-valid', 'valid-lang']
const THEMES = ['light', 'dark'] as const
const THEME_OF = { ar: 'light', en: 'dark' } as const

/**
 * Expects no horizontal overflow at any width and no axe violations: all WCAG rules in the light theme, and those about
 * colours in the dark theme. With `LOOK=1` it saves screenshots of both themes at all widths to
 * `test-results/screenshots`.
 * @param lang language of a screen that is checked in both: all WCAG rules then run for Arabic in the light theme, and
 * those whose result may differ for English in the dark theme
 */
export async function lookAt(page: Page, name: string, lang?: Lang): Promise<void> {
  const shown = lang ? `${name}-${lang}` : name
  const themes = lang ? ([THEME_OF[lang]] as const) : THEMES
  await page.emulateMedia({ colorScheme: themes[0] })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${shown} at ${width}`).toBeLessThanOrEqual(0)
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  for (const [at, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme })
    await untilStill(page)
    const values = lang === 'en' ? [...THEME_RULES, ...LANGUAGE_RULES] : THEME_RULES
    const isComplete = at === 0 && lang !== 'en'
    await expectNoViolations(page, isComplete ? ALL_RULES : { runOnly: { type: 'rule', values } }, shown)
  }
  if (process.env.LOOK) await photograph(page, shown)
}

/** Waits for animations to end, so that axe measures the final colours. Infinite ones are ignored. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
    // the end of an animation may start another
    for (let moving = ending(); moving.length; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

async function expectNoViolations(page: Page, rules: RunOptions, name: string): Promise<void> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    // style sheets are not needed by the rules in use
    { ...rules, resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } } as RunOptions,
  )
  expect(found, name).toEqual([])
}

async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const path = `test-results/screenshots/${name}-${colorScheme}-${width}.png`
      await page.screenshot({ path, fullPage: width === 1440 })
    }
  }
}
