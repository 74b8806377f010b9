import { chromium, type BrowserContext, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../scripts/find-browser.ts'
import { addConversations, addTalkers, removeTalkers, type Talker } from './add-talkers.ts'
import { medianOf } from './measure.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const FEW = 50
const MANY_MESSAGES = 10_000
const MANY_CONVERSATIONS = 1000
const VISITS = 5
const SCROLL_MS = 5000
/** Pixels scrolled per frame. */
const PIXELS = 40
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** Rendering cost of long conversations and of long lists of conversations. */
export async function benchConversations(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await removeTalkers(database)
  const host = await startHost(url)
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const talkers = await addTalkers(database, MANY_CONVERSATIONS + 4)
    const [brief = NOBODY, lengthy = NOBODY, few = NOBODY, many = NOBODY, ...others] = talkers
    const begin = (buyer: Talker, sellers: readonly Talker[], count: number) =>
      addConversations(database, { buyers: sellers.map(() => buyer), sellers, count })
    const [short] = await begin(brief, others.slice(0, 1), FEW)
    const [long] = await begin(lengthy, others.slice(0, 1), MANY_MESSAGES)
    await begin(few, others.slice(0, FEW), 3)
    await begin(many, others, 3)
    const visitor = async ({ cookie }: Talker): Promise<BrowserContext> => {
      const context = await browser.newContext(PHONE)
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url: ORIGIN }])
      return context
    }
    const [ofBrief, ofLengthy] = [await visitor(brief), await visitor(lengthy)]
    const [ofFew, ofMany] = [await visitor(few), await visitor(many)]
    const thread = (id = '') => `/messages?conversation=${id}`
    const messages = await comparePaints([ofBrief, thread(short)], [ofLengthy, thread(long)])
    const lists = await comparePaints([ofFew, '/messages'], [ofMany, '/messages'])
    const history = await scrollBack(ofLengthy, thread(long), '.message-list', -1)
    const list = await scrollBack(ofMany, '/messages', 'html', 1)
    return [
      reported('a conversation of 50 messages, first paint', messages.short, 'ms'),
      atMost('  of 10,000, relative to it', messages.long / messages.short, '×', 1.2),
      atLeast('  scrolling back', history.framesPerSecond, 'fps', 50),
      reported('  messages on the page afterwards', history.shown, ''),
      reported('a list of 50 conversations, first paint', lists.short, 'ms'),
      atMost('  of 1,000, relative to it', lists.long / lists.short, '×', 1.2),
      atLeast('  scrolling', list.framesPerSecond, 'fps', 50),
    ]
  } finally {
    await browser.close()
    await host.stop()
    await removeTalkers(database)
    await database.end()
  }
}

const NOBODY: Talker = { id: '', cookie: '' }
type Visit = [BrowserContext, string]

/** Medians of the first paint in milliseconds, measured alternately. */
async function comparePaints(short: Visit, long: Visit): Promise<{ short: number; long: number }> {
  const took = { short: [] as number[], long: [] as number[] }
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const paints = { short: await firstPaint(...short), long: await firstPaint(...long) }
    // the first one warms the caches
    if (!visit) continue
    took.short.push(paints.short)
    took.long.push(paints.long)
  }
  return { short: medianOf(took.short), long: medianOf(took.long) }
}

async function firstPaint(context: BrowserContext, path: string): Promise<number> {
  const page = await openPage(context, path)
  const at = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  await page.close()
  return at ?? Number.NaN
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  const answer = await page.goto(ORIGIN + path, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${path}: ${answer?.status()}`)
  return page
}

/** Scrolls a little in each frame, like a continuous swipe. */
async function scrollBack(context: BrowserContext, path: string, selector: string, direction: 1 | -1) {
  const page = await openPage(context, path)
  const framesPerSecond = await page.locator(selector).evaluate(scroll, [direction * PIXELS, SCROLL_MS] as const)
  const shown = await page.locator('.message').count()
  await page.close()
  return { framesPerSecond, shown }
}

interface Frames {
  requestAnimationFrame: (next: (now: number) => void) => void
}

/** Runs in the page. @returns frames per second */
async function scroll(element: unknown, [pixels, milliseconds]: readonly [number, number]): Promise<number> {
  const started = performance.now()
  let frames = 0
  while (performance.now() - started < milliseconds) {
    await new Promise((resolve) => (globalThis as unknown as Frames).requestAnimationFrame(resolve))
    ;(element as { scrollBy: (across: number, down: number) => void }).scrollBy(0, pixels)
    frames += 1
  }
  return (frames / (performance.now() - started)) * 1000
}
