import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const WIDTHS = [360, 390, 1440]
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing runs over at any width, in either theme, axe finds nothing, and there is a picture of each. */
export async function lookAt(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: `test-results/screenshots/${name}-${colorScheme}-${width}.png`,
        fullPage: width === 1440,
      })
    }
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
}
