import { expect, test } from 'vitest'
import { filesOf, isCode, isDown, isOurPage, isPicture, mayKeepPage, otherSizes, wantedOf } from './strategies.ts'

const ORIGIN = 'https://sayyad.example'
const wanted = (path: string, more: object = {}) =>
  wantedOf({ method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, ...more }, ORIGIN)

test('pages, code and pictures of the site are answered, and nothing else', () => {
  expect(wanted('/')).toBe('page')
  expect(wanted('/car/0190b5e0-0000-7000-8000-000000000000?lang=en')).toBe('page')
  expect(wanted('/offline?page=%2F')).toBe('offline')
  expect(wanted('/assets/shell-1.js', { mode: 'cors' })).toBe('code')
  expect(wanted('/files/a-960.webp', { mode: 'no-cors' })).toBe('picture')
  for (const path of ['/api/docs', '/sitemap.xml', '/admin/cars.csv', 'https://elsewhere.example/'])
    expect(wanted(path), path).toBeNull()
  expect(wanted('/explore.data', { mode: 'cors' })).toBeNull()
  expect(wanted('/contact', { method: 'POST' })).toBeNull()
})

interface Given {
  status?: number
  type?: ResponseType
  redirected?: boolean
  headers?: Record<string, string>
}

const OUR_PAGE = {
  'sayyad-page': 'ar',
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
}

const given = ({ status = 200, type = 'basic', redirected = false, headers = OUR_PAGE }: Given = {}) =>
  ({ status, type, redirected, headers: new Headers(headers) }) as Response

test('public pages of the site may be kept', () => {
  for (const path of ['/', '/explore?make=toyota', '/car/0190b5e0-0000-7000-8000-000000000000', '/blog/buying'])
    expect(mayKeepPage(ORIGIN + path, given()), path).toBe(true)
})

test('what must not be stored, is of a person or is no page of ours is never kept', () => {
  const home = `${ORIGIN}/`
  const without = (header: string) => Object.fromEntries(Object.entries(OUR_PAGE).filter(([name]) => name !== header))
  expect(mayKeepPage(home, given({ headers: { ...OUR_PAGE, 'cache-control': 'private, no-store' } }))).toBe(false)
  expect(mayKeepPage(home, given({ headers: without('sayyad-page') })), 'a login page of a hotel').toBe(false)
  expect(mayKeepPage(home, given({ redirected: true }))).toBe(false)
  expect(mayKeepPage(home, given({ type: 'opaqueredirect', status: 0 }))).toBe(false)
  expect(mayKeepPage(home, given({ status: 503 }))).toBe(false)
  expect(mayKeepPage(home, given({ headers: { ...OUR_PAGE, 'content-type': 'application/json' } }))).toBe(false)
  for (const path of ['/messages', '/favorites', '/dashboard', '/admin', '/preview/secret', '/shortlist/secret'])
    expect(mayKeepPage(ORIGIN + path, given()), path).toBe(false)
})

test('a page that must not be stored is still a page of ours', () => {
  expect(isOurPage(given({ headers: { ...OUR_PAGE, 'cache-control': 'private, no-store' } }))).toBe(true)
})

test('a page in place of a script, style or picture is neither', () => {
  const of = (type: string) => given({ headers: { 'content-type': type } })
  expect(isCode(of('text/javascript; charset=utf-8'))).toBe(true)
  expect(isCode(of('text/css'))).toBe(true)
  expect(isCode(of('font/woff2'))).toBe(true)
  // icons, and pictures of the design
  for (const type of ['image/svg+xml', 'image/webp', 'image/avif']) expect(isCode(of(type)), type).toBe(true)
  expect(isCode(of('text/html'))).toBe(false)
  expect(isCode(given({ status: 404, headers: { 'content-type': 'text/javascript' } }))).toBe(false)
  expect(isPicture(of('image/avif'))).toBe(true)
  expect(isPicture(of('text/html'))).toBe(false)
  expect(isPicture(given({ headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' } }))).toBe(
    false,
  )
})

test('a proxy that answers for a server that is down is known', () => {
  expect([200, 404, 500, 502, 503, 504].filter((status) => isDown(given({ status })))).toEqual([502, 503, 504])
})

test('the files of a page are those that its tags load', () => {
  const html =
    '<link rel="modulepreload" href="/assets/a-1.js"><link rel="stylesheet" href="/assets/b-2.css">' +
    '<script src="/assets/a-1.js"></script><a href="/explore">x</a><script>{"module":"/assets/c-3.js"}</script>'
  expect(filesOf(html)).toEqual(['/assets/a-1.js', '/assets/b-2.css'])
})

test('another size or type of a picture can take its place', () => {
  const sizes = otherSizes('https://sayyad.example/files/x-960.webp?a=1600&p=1')
  expect(sizes).toContain('https://sayyad.example/files/x-480.avif?a=1600&p=1')
  expect(sizes).not.toContain('https://sayyad.example/files/x-960.webp?a=1600&p=1')
  expect(otherSizes('https://sayyad.example/placeholders/suv.svg')).toEqual([])
})
