import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { isXPath, PATIENCE_MS, PHONE, type Engine } from './engine.ts'

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: PHONE })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const query = (target: string) => (isXPath(target) ? `::-p-xpath(${target})` : target)
  return {
    open: async (path) => void (await page.goto(origin + path)),
    address: async () => new URL(page.url()),
    click: (target) => page.locator(query(target)).click(),
    type: async (target, text) => {
      await page.locator(query(target)).click()
      await page.locator(query(target)).fill('')
      await page.keyboard.type(text)
    },
    press: (key) => page.keyboard.press(key),
    upload: async (target, file) => {
      const input = (await page.waitForSelector(query(target))) as ElementHandle<HTMLInputElement>
      await input.uploadFile(file)
    },
    texts: (target) => page.$$eval(query(target), (all) => all.map((one) => (one as HTMLElement).innerText)),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    evaluate: (expression) => page.evaluate(expression),
    picture: async (file) => void (await page.screenshot({ path: file })),
    close: () => browser.close(),
  }
}
