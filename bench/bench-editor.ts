import pg from 'pg'
import { addUser, cookiesOf, makeAdmin, removeUser, signIn } from './bench-user.ts'
import { timingsOf } from './measure.ts'
import { CPU_SLOWDOWN, openBrowser, PHONE } from './phone.ts'
import { atMost, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const WORDS = 10_000
const WORDS_OF_PARAGRAPH = 60
const KEYS = 300
const MOST_MS = 50
/** Milliseconds between keys, as of a fast typist. */
const DELAY_MS = 120
/** Milliseconds until the draft of what was typed is kept. */
const QUIET_MS = 3000
const WIDE = { viewport: { width: 1440, height: 900 } }
const ID = '0190b5e0-0000-7000-8000-00000000ed17'
const TYPED = 'سيارة Camry نظيفة '

/** Time from each key to the next frame while typing in the middle of a long article, with a throttled CPU. */
export async function benchEditor(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const database = new pg.Client(url)
  await database.connect()
  const browser = await openBrowser()
  try {
    await addUser(database)
    await makeAdmin(database)
    const cookie = await signIn()
    await addArticle(cookie)
    const figures: Figure[] = []
    for (const [name, screen] of Object.entries({ phone: PHONE, desktop: WIDE })) {
      const context = await browser.newContext(screen)
      await context.addCookies(cookiesOf(cookie))
      const page = await context.newPage()
      await page.addInitScript(observe)
      await page.goto(`${ORIGIN}/admin/blog/edit/${ID}`)
      const body = page.locator('.article-body[lang=ar]')
      await body
        .locator('p')
        .nth(Math.floor(WORDS / WORDS_OF_PARAGRAPH / 2))
        .click()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await page.waitForTimeout(QUIET_MS)
      await page.evaluate('seen.length = 0')
      await page.keyboard.type(TYPED.repeat(KEYS / TYPED.length), { delay: DELAY_MS })
      await page.waitForTimeout(QUIET_MS)
      const { sorted, p50 } = timingsOf(await page.evaluate<number[]>('seen'))
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
      figures.push(
        atMost(`a key on a ${name}, p95 (p50 ${p50.toFixed(0)} ms, ${sorted.length} keys)`, p95, 'ms', MOST_MS),
      )
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
    await database.query('delete from articles where id = $1', [ID])
    await removeUser(database)
    await database.end()
    await host.stop()
  }
}

async function addArticle(cookie: string): Promise<void> {
  const text = 'كلمة '.repeat(WORDS_OF_PARAGRAPH).trim()
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  const body = { type: 'doc', content: Array.from({ length: Math.ceil(WORDS / WORDS_OF_PARAGRAPH) }, () => paragraph) }
  const texts = { title_ar: 'مقال طويل', title_en: 'A long article', excerpt_ar: '', excerpt_en: '' }
  const nothing = {
    cover_id: null,
    tags_ar: [],
    tags_en: [],
    author_ar: '',
    author_en: '',
    make_id: null,
    model_id: null,
  }
  const times = { footer_place: null, published_ar_at: null, published_en_at: null }
  const answer = await fetch(`${ORIGIN}/api/v1/admin/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
    body: JSON.stringify({
      id: ID,
      kind: 'post',
      slug: '',
      original_lang: 'ar',
      body_ar: body,
      body_en: body,
      ...texts,
      ...nothing,
      ...times,
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Runs in the page before any other script. */
function observe(): void {
  const seen: number[] = []
  Object.assign(globalThis, { seen })
  const page = globalThis as unknown as {
    addEventListener: (name: string, act: (event: { timeStamp: number }) => void, options: object) => void
    requestAnimationFrame: (act: () => void) => void
  }
  page.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      // the first task after the frame was painted
      page.requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - timeStamp), 0)),
    { capture: true },
  )
}
