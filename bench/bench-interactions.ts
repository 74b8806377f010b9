import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import pg from 'pg'
import { addContent } from './add-content.ts'
import { addConversations, addTalkers, removeTalkers } from './add-talkers.ts'
import { cookiesOf } from './bench-user.ts'
import { medianOf } from './measure.ts'
import { CPU_SLOWDOWN, openBrowser, PHONE } from './phone.ts'
import { atMost, type Figure } from './report.ts'
import { ORIGIN, someCarIds, startHost } from './start-host.ts'

const RUNS = 3
const MOST_MS = 200
/** Milliseconds without activity before an interaction, so that earlier work is not measured. */
const QUIET_MS = 1000
const WIDE = { viewport: { width: 1280, height: 800 } }
const MESSAGES = 50

type Do = (page: Page) => Promise<void>

interface Interaction {
  path: string
  screen?: BrowserContextOptions
  isSignedIn?: boolean
  before?: Do
  act: Do
}

const MAKE = 'input[name=make]:enabled'
const tap =
  (selector: string): Do =>
  (page) =>
    page.locator(selector).locator('visible=true').first().tap()
/** Before what is not in the first view, so that the pictures on the way are not measured. */
const scrollTo =
  (selector: string): Do =>
  (page) =>
    page.locator(selector).locator('visible=true').last().scrollIntoViewIfNeeded()
const openSheet = tap('.filter-panel summary')
const openMenu = tap('header details > summary')
const goBack: Do = async (page) => void (await page.evaluate('history.back()'))

const typeInto =
  (selector: string, text: string): Do =>
  async (page) => {
    await tap(selector)(page)
    await page.keyboard.type(text, { delay: 150 })
  }

/** What people do most on the eight main routes. A tap on a link includes the frame in which the next page appears. */
const interactionsOf = (carId: string, conversationId: string): Record<string, Interaction> => ({
  'home: opening the menu': { path: '/', act: openMenu },
  'home: typing a search': { path: '/', act: typeInto('[role=combobox]', 'تويوتا كامري') },
  'explore: choosing a filter beside the cars': {
    path: '/explore',
    screen: WIDE,
    act: (page) => page.locator(MAKE).first().click(),
  },
  'explore: opening the sheet of filters': { path: '/explore', act: openSheet },
  'explore: choosing a filter in the sheet': { path: '/explore', before: openSheet, act: tap(`dialog ${MAKE}`) },
  'explore: typing a search': { path: '/explore', act: typeInto('[role=combobox]', 'تويوتا كامري') },
  'explore: saving a car': { path: '/explore', act: tap('.card .card-heart') },
  'explore: to a car and back': {
    path: '/explore',
    act: async (page) => {
      await tap('.card .card-link')(page)
      await page.waitForURL(/\/car\//)
      await page.waitForTimeout(QUIET_MS)
      await goBack(page)
      await page.waitForURL(/\/explore/)
    },
  },
  'a car: opening the gallery': { path: `/car/${carId}`, act: tap('main button.card-action.z-2') },
  'a car: saving it': { path: `/car/${carId}`, act: tap('.bottom-bar button[aria-pressed]') },
  'a car: to explore': { path: `/car/${carId}`, act: tap('a[href="/explore"]') },
  'deals: choosing a filter': { path: '/deals', act: tap('main .chip[href*=category]') },
  'deals: to a deal': { path: '/deals', act: tap('main a[href^="/deals/"]') },
  'blog: to a post': { path: '/blog', act: tap('main a[href^="/blog/"]') },
  'favorites: to explore': { path: '/favorites', isSignedIn: true, act: tap('a[href="/explore"]') },
  'messages: opening a conversation': {
    path: '/messages',
    isSignedIn: true,
    act: tap('main a[href*="conversation="]'),
  },
  'messages: writing': {
    path: `/messages?conversation=${conversationId}`,
    isSignedIn: true,
    act: typeInto('main textarea', 'هل السيارة متوفرة'),
  },
  'messages: sending': {
    path: `/messages?conversation=${conversationId}`,
    isSignedIn: true,
    before: typeInto('main textarea', 'السلام عليكم'),
    act: tap('main form:has(textarea) button[type=submit]'),
  },
  'adding a car: typing a mileage': {
    path: '/add-car',
    isSignedIn: true,
    act: typeInto('input[name=mileage]', '125000'),
  },
  'adding a car: to the next step': {
    path: '/add-car',
    isSignedIn: true,
    before: scrollTo('main div.mt-6 > button'),
    act: (page) => page.locator('main div.mt-6 > button').last().tap(),
  },
})

/** Time from each interaction to the next frame with a throttled CPU; the slowest event of each interaction. */
export async function benchInteractions(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await removeTalkers(database)
  await addContent(url)
  const host = await startHost(url)
  const browser = await openBrowser()
  try {
    const [buyer, seller] = await addTalkers(database, 2)
    if (!buyer || !seller) throw new Error('No users were added')
    const [conversationId = ''] = await addConversations(database, {
      buyers: [buyer],
      sellers: [seller],
      count: MESSAGES,
    })
    const [carId = ''] = await someCarIds(1)
    const figures: Figure[] = []
    for (const [name, interaction] of Object.entries(interactionsOf(carId, conversationId))) {
      const cookie = interaction.isSignedIn ? buyer.cookie : null
      const slowest: number[] = []
      for (let run = 0; run < RUNS; run += 1) slowest.push(await slowestOf(browser, interaction, cookie))
      figures.push(atMost(name, medianOf(slowest), 'ms', MOST_MS))
    }
    return figures
  } finally {
    await browser.close()
    await host.stop()
    await removeTalkers(database)
    await database.end()
  }
}

async function slowestOf(
  browser: Browser,
  { path, screen = PHONE, before, act }: Interaction,
  cookie: string | null,
): Promise<number> {
  const context = await browser.newContext(screen)
  if (cookie) await context.addCookies(cookiesOf(cookie))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' })
  await before?.(page)
  await page.waitForTimeout(QUIET_MS)
  await page.evaluate('seen.slowest = 0')
  await act(page)
  await page.waitForTimeout(QUIET_MS)
  const slowest = await page.evaluate<number>('seen.slowest')
  await context.close()
  return slowest
}

/** Runs in the page before any other script. Interactions below 16 ms are not reported by browsers. */
function observe(): void {
  const seen = { slowest: 0 }
  Object.assign(globalThis, { seen })
  const note = (list: { getEntries: () => unknown[] }) => {
    for (const { interactionId, duration } of list.getEntries() as { interactionId: number; duration: number }[])
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
  }
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver(note).observe(options as unknown as { type: 'measure' })
}
