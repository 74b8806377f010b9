import type { Browser, BrowserContext } from '@playwright/test'
import pg from 'pg'
import { addContent } from './add-content.ts'
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

/** The editor of articles, a part of its own that loads beside the form. */
const EDITOR = /\/assets\/body-editor-/
const MOST_EDITOR_KB = 160

type Visitor = 'guest' | 'admin'
type Bytes = Record<(typeof KINDS)[keyof typeof KINDS] | 'HTML' | 'data' | 'socket' | 'editor', number>

/** Pages that visitors open first, from a search engine or a link. */
const LOOK = /^\/(?:explore|car\/:carId|(?:blog|deals|prices|knowledge)(?:\/.*)?)?$/
const isLook = (path: string) => LOOK.test(path)

const mostScript = (who: Visitor, path: string): number => (isLook(path) ? (who === 'guest' ? 130 : 140) : 185)

/** Transferred bytes of the first visit to each route, signed out and as an admin, with limits for JavaScript. */
export async function benchBytes(url: string): Promise<Figure[]> {
  await addContent(url)
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
      const bytes = await bytesOf(context, ORIGIN + address)
      figures[at] = bytes ? asFigures(who, path, bytes) : []
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll))
  return figures.flat()
}

function asFigures(who: Visitor, path: string, { JavaScript, pictures, socket, editor, ...rest }: Bytes): Figure[] {
  const name = `${who} ${path}`
  const others = Object.entries({ ...rest, pictures, socket }).map(
    ([kind, bytes]) => `${kind} ${Math.round(bytes / KB)}`,
  )
  const weight = Object.values(rest).reduce((sum, bytes) => sum + bytes, JavaScript)
  const most = mostScript(who, path)
  return [
    atMost(`${name}: JavaScript`, JavaScript / KB, 'KB', most),
    ...(editor ? [atMost(`${name}: the editor`, editor / KB, 'KB', MOST_EDITOR_KB)] : []),
    ...(isLook(path) ? [atMost(`${name}: without pictures`, weight / KB, 'KB', most + MOST_OTHERS_KB)] : []),
  ].map((figure) => ({ ...figure, note: others.join(', ') }))
}

/** The kind of a response that is not the page. */
function kindOf(type: string, url: string): keyof Bytes {
  if (SOCKET.test(url)) return 'socket'
  if (EDITOR.test(url)) return type === 'Script' ? 'editor' : 'CSS'
  return KINDS[type as keyof typeof KINDS] ?? 'data'
}

/** Transferred bytes of response bodies by kind; null if the address leads to another page, such as that for signing in. */
async function bytesOf(context: BrowserContext, address: string): Promise<Bytes | null> {
  const bytes: Bytes = { HTML: 0, JavaScript: 0, CSS: 0, fonts: 0, pictures: 0, data: 0, socket: 0, editor: 0 }
  const kinds = new Map<string, keyof Bytes>()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    if (type !== 'Document') kinds.set(requestId, kindOf(type, url))
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await devtools.send('Network.enable')
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  if (new URL(page.url()).pathname !== new URL(address).pathname) return null
  const sizes = await response?.request().sizes()
  return { ...bytes, HTML: sizes?.responseBodySize ?? 0 }
}
