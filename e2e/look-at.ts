import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './fixtures.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, 390, 1440]
const HEIGHT = 900
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Best practice: whoever goes by landmarks meets everything. */
const LANDMARKS = { region: { enabled: true } }
/** axe rules whose result depends on the theme. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Expects no horizontal overflow at any width and no axe violations: WCAG rules in the light theme, only those about
 * colours in the dark theme. With `LOOK=1` it saves screenshots of both themes at all widths to
 * `test-results/screenshots`.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await untilStill(page)
  await expectNoViolations(page, { runOnly: { type: 'tag', values: AXE_TAGS }, rules: LANDMARKS }, `${name}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilStill(page)
  await expectNoViolations(page, { runOnly: { type: 'rule', values: THEME_RULES } }, `${name}, dark`)
  if (process.env.LOOK) await photograph(page, name)
}

/** Waits for CSS transitions to finish, so that axe measures the final colours. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

async function expectNoViolations(page: Page, rules: RunOptions, name: string): Promise<void> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...rules, resultTypes: ['violations'], selectors: false } as RunOptions,
  )
  expect(found, name).toEqual([])
}

async function photograph(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const path = `test-results/screenshots/${name}-${colorScheme}-${width}.png`
      await page.screenshot({ path, fullPage: width === 1440 })
    }
  }
}
