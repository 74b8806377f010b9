import type { Locator, Page } from '@playwright/test'
import { roundBytes } from '#domain/pictures/round-bytes.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'

const PATH = '/explore?color=white'
/** So many pixels that browsers choose wide files where they may. */
const SHARP = { deviceScaleFactor: 3, viewport: { width: 1440, height: 900 } }
const SAVE_DATA = { ...SHARP, extraHTTPHeaders: { 'save-data': 'on' } }

/** The widths of the files that pictures of cars were loaded from. */
const widthsIn = (place: Locator) =>
  place.locator('img[srcset]').evaluateAll((images) => {
    const files = (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0)
    const widths = files.map(({ currentSrc }) => Number(/-(\d+)\.(?:webp|avif)/.exec(currentSrc)?.[1]))
    return [...new Set(widths)].toSorted((one, other) => one - other)
  })
/** The file that the picture at the top of the home page was loaded from. */
const lineUpOf = (page: Page) => page.locator('.line-up img').evaluate((image: HTMLImageElement) => image.currentSrc)
const cardsOf = (page: Page) => page.locator('article.card')
const galleryOf = (page: Page) => page.locator('main .gallery')

async function openDialog(page: Page, name = 'توفير البيانات'): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

async function choose(page: Page, choice: string): Promise<void> {
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: choice }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

const saverCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'data-saver')?.value ?? null

test('whose browser asks to save data gets pictures in the smallest size alone, and the middle one in full screen', async ({
  openPage,
}) => {
  const plain = await openPage(SHARP)
  await plain.goto('/')
  await expectSoon(() => lineUpOf(plain)).toContain('line-up-1600')
  await plain.goto(PATH)
  await expectSoon(() => widthsIn(cardsOf(plain).first())).toEqual([960])

  const page = await openPage(SAVE_DATA)
  await page.goto('/')
  await expectSoon(() => lineUpOf(page)).toContain('line-up-800')
  await page.goto(PATH)
  await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([480])
  expect(await page.content()).not.toMatch(/-(?:960|1600)\.(?:webp|avif)\S* (?:960|1600)w/)
  await cardsOf(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/car\//)
  await expectSoon(() => widthsIn(galleryOf(page))).toEqual([480])
  await galleryOf(page).getByRole('button').first().click()
  await expectSoon(() => widthsIn(page.getByRole('dialog'))).toContain(960)
})

test('a choice holds on the next page and after a reload, changes nothing that is shown, and is taken back', async ({
  openPage,
}) => {
  const page = await openPage(SHARP)
  await page.goto(PATH)
  const first = cardsOf(page).first()
  await expectSoon(() => widthsIn(first)).toEqual([960])
  await choose(page, 'دائمًا')
  expect(await widthsIn(first)).toEqual([960])
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/car\//)
  await expectSoon(() => widthsIn(galleryOf(page))).toEqual([480])
  await page.reload()
  await expectSoon(() => widthsIn(galleryOf(page))).toEqual([480])

  await choose(page, 'أبدًا')
  expect(await widthsIn(galleryOf(page))).toEqual([480])
  await page.reload()
  await expectSoon(() => widthsIn(galleryOf(page))).toEqual([960])
  await choose(page, 'تلقائيًا')
  expect(await saverCookie(page)).toBeNull()
})

test('who chose full pictures gets them although the browser asks to save data', async ({ openPage }) => {
  const page = await openPage(SAVE_DATA)
  await page.goto(PATH)
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('radio', { name: 'تلقائيًا' })).toBeChecked()
  await expect(dialog.getByText('متصفحك يطلب توفير البيانات')).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'أبدًا')
  await page.reload()
  await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([960])
})

test.describe('on a slow line', () => {
  const says2g = () =>
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '2g', downlink: 0.1 },
      configurable: true,
    })
  /** The files of the page came at 80 kbit/s. */
  const saysNothing = () => {
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
    const all = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type: string) =>
      type === 'resource'
        ? ([
            {
              name: `${location.origin}/assets/x.js`,
              initiatorType: 'script',
              transferSize: 100_300,
              encodedBodySize: 100_000,
              responseStart: 100,
              responseEnd: 10_100,
            },
          ] as unknown as PerformanceEntryList)
        : all(type)
  }

  for (const { measure, fake } of [
    { measure: 'the browser says so', fake: says2g },
    { measure: 'files come slowly to a browser that says nothing', fake: saysNothing },
  ])
    test(`pictures are smaller for an hour, and the dialog says why: ${measure} @own-context`, async ({ openPage }) => {
      const page = await openPage(SHARP)
      await page.addInitScript(fake)
      await page.goto(PATH)
      await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([960])
      await page.mouse.move(100, 100)
      await expectSoon(() => saverCookie(page)).toBe('slow')
      expect(await widthsIn(cardsOf(page).first())).toEqual([960])
      await page.reload()
      await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([480])
      const dialog = await openDialog(page)
      await expect(dialog.getByRole('radio', { name: 'تلقائيًا' })).toBeChecked()
      await expect(dialog.getByText('كان اتصالك بطيئًا')).toBeVisible()

      await dialog.getByRole('radio', { name: 'أبدًا' }).check()
      await page.reload()
      await page.mouse.move(200, 200)
      await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([960])
      expect(await saverCookie(page)).toBe('off')
    })
})

test('the dialog says what the pictures of the page weigh and what was saved, and loads none for it', async ({
  openPage,
}) => {
  const page = await openPage(SAVE_DATA)
  await page.goto(PATH)
  await expectSoon(() => widthsIn(cardsOf(page).first())).toEqual([480])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectSoon(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(?:webp|avif)/.test(request.url())) asked.push(request.method())
  })
  const dialog = await openDialog(page)
  await expect(dialog.getByText('ما وفّرته')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['HEAD']))

  const shown = await page.evaluate(() => [
    ...new Set(
      [...document.images]
        .filter(({ naturalWidth, srcset }) => naturalWidth > 0 && srcset)
        .map((image) => image.currentSrc),
    ),
  ])
  const weightOf = async (urls: readonly string[]) => {
    const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()))
    return bodies.reduce((sum, { length }) => sum + length, 0)
  }
  const [small, full] = await Promise.all([
    weightOf(shown),
    weightOf(shown.map((url) => url.replace('-480.', '-960.'))),
  ])
  const inWords = (bytes: number) => {
    const { value, unit } = roundBytes(bytes)
    return `${new Intl.NumberFormat('en').format(value)} ${unit === 'kb' ? 'كيلوبايت' : 'ميغابايت'}`
  }
  await expect(dialog.locator('dd')).toHaveText([inWords(small), inWords(full), inWords(full - small)])
})

for (const { lang, query } of LANGUAGES)
  test(`the dialog is readable: ${lang}`, async ({ openPage }) => {
    const page = await openPage({ ...SAVE_DATA, deviceScaleFactor: 1 })
    await page.goto(inLanguage(PATH, query))
    await cardsOf(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/car\//)
    await expectSoon(() => widthsIn(galleryOf(page))).toEqual([480])
    const dialog = await openDialog(page, lang === 'ar' ? 'توفير البيانات' : 'Data saver')
    await expect(dialog.getByRole('definition')).toHaveCount(3)
    await lookAt(page, 'data-saver', lang)
  })
