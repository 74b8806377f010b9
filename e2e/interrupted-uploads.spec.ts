import { eq } from 'drizzle-orm'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { OwnPicture } from '#contract/pictures.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { sessionCookie } from './add-user.ts'
import { openStep } from './fill-ad.ts'
import { expect, expectSoon, signIn, type User } from './fixtures.ts'
import { test } from './kept.ts'
import type { Line } from './line.ts'
import { lookAt } from './look-at.ts'
import type { SiteData } from './site-data.ts'
import { waitForHydration, watchErrors } from './watched-page.ts'

/** Their heights tell the pictures apart. */
const HEIGHTS = [200, 220, 240, 260, 280, 300]
/** Less than a picture has. */
const FIRST_BYTES = 20_000
/** As many as are sent at once. */
const AT_ONCE = 4
const WAITS = 'تكتمل حين يعود الاتصال'
const SAVED = 'حُفظ في حسابك'

/** A JPEG of noise, which no compression makes small. */
async function noisyFile(height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 300, height, channels: 3, background: '#8c2a2e', noise } as const
  return { name: `${height}.jpg`, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

const tiles = (page: Page) => page.locator('.picture-tile')

async function choose(page: Page, line: Line, heights: readonly number[]): Promise<void> {
  await page.goto(`${line.origin}/add-car`)
  await openStep(page, 'pictures')
  await page.locator('input[type=file][multiple]').setInputFiles(await Promise.all(heights.map(noisyFile)))
  await expect(tiles(page)).toHaveCount(heights.length)
  await expect(page.getByText(SAVED).first()).toBeVisible()
}

/** Chooses six pictures, of which four are held in the middle. */
async function chooseAll(page: Page, line: Line): Promise<void> {
  const held = line.holdUploads(FIRST_BYTES)
  await choose(page, line, HEIGHTS)
  await expectSoon(held).toBe(AT_ONCE)
}

/** @returns where in the picture each sending begins */
function watchSendings(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** What was sent before the interruption is not sent again. */
async function expectAll(page: Page, api: APIRequestContext, { db }: SiteData, owner: User, sent: readonly number[]) {
  await expect(tiles(page)).toHaveCount(HEIGHTS.length)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 60_000 })
  const id = new URL(page.url()).searchParams.get('draft') ?? ''
  const { picture_ids } = await (await api.get(`/api/v1/me/drafts/${id}`)).json()
  const query = picture_ids.map((one: string) => `ids=${one}`).join('&')
  const own: OwnPicture[] = await (await api.get(`/api/v1/me/pictures?${query}`)).json()
  expect(own.map(({ height }) => height)).toEqual(HEIGHTS)
  expect(await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.owner_id, owner.id))).toHaveLength(
    HEIGHTS.length,
  )
  expect(sent.filter((offset) => offset > 0)).toEqual(Array.from({ length: AT_ONCE }, () => FIRST_BYTES))
}

const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** What happens to the page with its line. */
const INTERRUPTIONS: Record<string, (page: Page, line: Line) => Promise<void>> = {
  'the line is cut and comes back': async (page, line) => {
    line.cut()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(tiles(page).filter({ hasText: WAITS })).toHaveCount(HEIGHTS.length)
    await lookAt(page, 'interrupted-uploads-ar')
    line.restore()
    await goOnline(page)
  },
  'the network changes': async (page, line) => {
    line.restore()
    await goOnline(page)
  },
  'nothing arrives for half a minute': async (page, line) => {
    line.restore()
    await page.clock.fastForward(30_000)
  },
  'the page is reloaded': async (page, line) => {
    line.restore()
    await page.reload()
  },
}

for (const [what, interrupt] of Object.entries(INTERRUPTIONS))
  test(`AD-09 six pictures arrive once, in order, from where they were, though ${what} @own-context`, async ({
    page,
    line,
    buyer,
    apiOf,
    siteData,
  }) => {
    await page.clock.install()
    await signIn(page, buyer)
    const sent = watchSendings(page)
    await chooseAll(page, line)
    await interrupt(page, line)
    await expectAll(page, await apiOf(buyer), siteData, buyer, sent)
  })

test('AD-09 six pictures arrive once, in order, from where they were, though the browser is closed @own-context', async ({
  playwright,
  line,
  buyer,
  apiOf,
  siteData,
  launchOptions,
}, testInfo) => {
  const problems: string[][] = []
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      locale: 'ar-SA',
    })
    const [page = await context.newPage()] = context.pages()
    waitForHydration(page)
    problems.push(watchErrors(page, new Set()))
    return { context, page }
  }

  const first = await open()
  const inAnHour = Date.now() / 1000 + 3600
  await first.context.addCookies([{ ...sessionCookie(buyer), expires: inAnHour }])
  await chooseAll(first.page, line)
  const address = first.page.url()
  await first.context.close()
  line.restore()

  const second = await open()
  const sent = watchSendings(second.page)
  await second.page.goto(address)
  await expectAll(second.page, await apiOf(buyer), siteData, buyer, sent)
  await second.context.close()
  expect(problems.flat()).toEqual([])
})

test('AD-09 a picture whose bytes are all sent waits for the answer as long as there is no connection @own-context', async ({
  page,
  line,
  buyer,
}) => {
  await signIn(page, buyer)
  const held = line.holdUploads(FIRST_BYTES)
  await choose(page, line, [200])
  // the buffers of the line take the rest
  await expect(tiles(page)).toContainText('رُفع 100%')
  await expectSoon(held).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(tiles(page)).toContainText(WAITS)
  line.restore()
  await goOnline(page)
  await expect(page.locator('.picture-tile-state')).toHaveCount(0, { timeout: 30_000 })
  await expect(tiles(page)).toHaveCount(1)
})
