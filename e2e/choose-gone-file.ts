import { rm, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

/** Chooses a file that is removed from the device before the page can read it. @param path where to write it until then */
export async function chooseGoneFile(field: Locator, path: string, content: string | Buffer): Promise<void> {
  await writeFile(path, content)
  const page = field.page()
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input type="file" id="picker">'))
  await page.locator('#picker').setInputFiles(path)
  await rm(path)
  await field.evaluate((input: HTMLInputElement) => {
    const picker = document.querySelector<HTMLInputElement>('#picker')
    input.files = picker?.files ?? null
    picker?.remove()
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
