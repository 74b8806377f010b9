import type { Browser, BrowserContext } from '@playwright/test'
import pg from 'pg'
import { addUser, cookiesOf, EMAIL, makeAdmin, removeUser, signIn } from './bench-user.ts'
import { KB, openBrowser, PHONE } from './phone.ts'
import { atMost, type Figure } from './report.ts'
import { sampleAddresses } from './sample-addresses.ts'
import { ORIGIN, startHost } from './start-host.ts'

const AT_ONCE = 6
/** Milliseconds without network requests until a page counts as loaded, since some parts are loaded when idle. */
const QUIET_MS = 1500
const KINDS = { Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures' } as const
/** What a first visit weighs besides JavaScript: HTML, CSS, fonts and data. */
const MOST_OTHERS_KB = 65
/** The socket of signed-in people, which follows when the page is idle, so that it does not delay the page. */
const SOCKET = /\/assets\/start-live-/

type Visitor = 'guest' | 'admin'
type Bytes = Record<(typeof KINDS)[keyof typeof KINDS] | 'HTML' | 'data' | 'socket', number>

const isLook = (path: string) => ['/', '/explore', '/car/:carId'].includes(path) || path.startsWith('/prices')

const mostScript = (who: Visitor, path: string): number => (isLook(path) ? (who === 'guest' ? 130 : 140) : 185)

/** Transferred bytes of the first visit to each route, signed out and as an admin, with limits for JavaScript. */
export async function benchBytes(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const browser = await openBrowser()
  const { rows: lent } = await database.query<{ id: string; seller_id: string }>(
    `select id, seller_id from cars where status = 'active' and deleted_at is null order by key desc limit 1`,
  )
  try {
    await addUser(database)
    await makeAdmin(database)
    await database.query(
      'update cars set seller_id = (select id from users where email = $1) where id = any($2::uuid[])',
      [EMAIL, lent.map(({ id }) => id)],
    )
    const addresses = await sampleAddresses(database)
    const cookies = cookiesOf(await signIn())
    const guests = [...addresses].filter(([path]) => !path.startsWith('/admin'))
    return [
      ...(await figuresOf(browser, 'guest', guests, [])),
      ...(await figuresOf(browser, 'admin', [...addresses], cookies)),
    ]
  } finally {
    await browser.close()
    for (const { id, seller_id } of lent)
      await database.query('update cars set seller_id = $2 where id = $1', [id, seller_id])
    await removeUser(database)
    await database.end()
    await host.stop()
  }
}

async function figuresOf(
  browser: Browser,
  who: Visitor,
  addresses: [path: string, address: string][],
  cookies: ReturnType<typeof cookiesOf>,
): Promise<Figure[]> {
  const figures: Figure[][] = []
  const waiting = addresses.entries()
  const visitAll = async () => {
    for (const [at, [path, address]] of waiting) {
      const context = await browser.newContext(PHONE)
      await context.addCookies(cookies)
      figures[at] = asFigures(who, path, await bytesOf(context, ORIGIN + address))
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll))
  return figures.flat()
}

function asFigures(who: Visitor, path: string, { JavaScript, pictures, socket, ...rest }: Bytes): Figure[] {
  const name = `${who} ${path}`
  const others = Object.entries({ ...rest, pictures, socket }).map(
    ([kind, bytes]) => `${kind} ${Math.round(bytes / KB)}`,
  )
  const weight = Object.values(rest).reduce((sum, bytes) => sum + bytes, JavaScript)
  const most = mostScript(who, path)
  return [
    atMost(`${name}: JavaScript`, JavaScript / KB, 'KB', most),
    ...(isLook(path) ? [atMost(`${name}: without pictures`, weight / KB, 'KB', most + MOST_OTHERS_KB)] : []),
  ].map((figure) => ({ ...figure, note: others.join(', ') }))
}

/** Transferred bytes of response bodies by kind. */
async function bytesOf(context: BrowserContext, address: string): Promise<Bytes> {
  const bytes: Bytes = { HTML: 0, JavaScript: 0, CSS: 0, fonts: 0, pictures: 0, data: 0, socket: 0 }
  const kinds = new Map<string, keyof Bytes>()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (type === 'Document') return
    kinds.set(requestId, SOCKET.test(url) ? 'socket' : (KINDS[type as keyof typeof KINDS] ?? 'data'))
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await devtools.send('Network.enable')
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  const sizes = await response?.request().sizes()
  return { ...bytes, HTML: sizes?.responseBodySize ?? 0 }
}
