import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { pictureFile } from './picture-file.ts'

export const STEPS = {
  basics: 'المعلومات الأساسية',
  specs: 'المواصفات والتفاصيل',
  description: 'الوصف',
  pictures: 'الصور',
  contact: 'معلومات التواصل',
  review: 'المراجعة',
} as const

export const field = (page: Page, name: string) => page.locator(`#ad-${name}`)
export const openStep = (page: Page, step: keyof typeof STEPS) =>
  page.getByRole('navigation', { name: 'خطوات الإعلان' }).getByRole('link', { name: STEPS[step] }).click()

export async function choose(page: Page, name: string, typed: string) {
  await field(page, name).fill(typed)
  await expect(field(page, name)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

export async function fillBasics(page: Page) {
  await choose(page, 'make', 'تويو')
  await field(page, 'year').fill('٢٠٢٠')
  await choose(page, 'model', 'كامر')
  await field(page, 'mileage').fill('٩٠٬٠٠٠')
  await field(page, 'price').fill('٦٥ ألف')
  await choose(page, 'city', 'الرياض')
}

/** Fills in all steps of an ad. */
export async function fillAll(page: Page) {
  await fillBasics(page)
  await openStep(page, 'pictures')
  await page.locator('input[type=file][multiple]').setInputFiles(await pictureFile())
  await expect(page.locator('.picture-tile')).toHaveCount(1)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
  await openStep(page, 'contact')
  await field(page, 'contact_name').fill('نواف')
  await field(page, 'phone_number').fill('٠٥٠١٢٣٤٥٦٧')
}
