import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '../scripts/find-browser.ts'
import { addUser, cookiesOf, makeAdmin, removeUser, signIn } from './bench-user.ts'
import { timingsOf } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const ADS = 40
/** Milliseconds before a decision, so that the next ads are prefetched. */
const LOOK_MS = 400
const LATENCY_MS = 100
/** Timeout in milliseconds for the next ad. */
const LIMIT_MS = 10_000

/** Time from the key press of a decision until the next ad is painted, with a latency of 100 ms. */
export async function benchReview(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] })
  const { rows } = await database.query<{ id: string }>(
    `update cars set status = 'pending', submitted_at = now() - key * interval '1 second'
     where id in (select id from cars where status = 'active' and deleted_at is null order by key limit ${ADS}) returning id`,
  )
  try {
    await addUser(database)
    await makeAdmin(database)
    const context = await browser.newContext()
    await context.addCookies(cookiesOf(await signIn()))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(`${ORIGIN}/admin/cars`)
    // `waitForFunction` is blocked by the content security policy
    while (!(await page.evaluate<boolean>(IS_HYDRATED))) await page.waitForTimeout(20)
    await page.getByRole('article').waitFor()
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const times: number[] = []
    for (let at = 0; at < ADS / 2; at += 1) {
      await page.waitForTimeout(LOOK_MS)
      times.push(await untilNext(page))
    }
    const { p50, p99 } = timingsOf(times)
    return [
      reported('from the decision to the next ad, p50', p50, 'ms'),
      atMost('from the decision to the next ad, the slowest', p99, 'ms', 100),
    ]
  } finally {
    await browser.close()
    await database.query(`update cars set status = 'active', submitted_at = null where id = any($1::uuid[])`, [
      rows.map(({ id }) => id),
    ])
    await removeUser(database)
    await database.end()
    await host.stop()
  }
}

const IS_HYDRATED = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))`

/** Presses the approval key. @returns milliseconds until the next ad is painted with its first picture */
const untilNext = (page: Page): Promise<number> => page.evaluate<number>(UNTIL_NEXT)

const UNTIL_NEXT = `new Promise((resolve, reject) => {
  const before = document.querySelector('article')
  const started = performance.now()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', cancelable: true }))
  function look() {
    const shown = document.querySelector('article')
    const picture = shown?.querySelector('img')
    if (shown && shown !== before && (!picture || picture.complete)) resolve(performance.now() - started)
    else if (performance.now() - started > ${LIMIT_MS}) reject(new Error('no other ad was painted'))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`
