import { OFFLINE_PATH, PAGE_MARK } from '#contract/kept-pages.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'

// which requests the worker answers, and which responses may be kept: rules without effects

export type Wanted = 'page' | 'offline' | 'code' | 'picture'

/** Public pages that can be read without the API. Those of a person are in stores of the pages themselves. */
const READABLE =
  /^\/(?:$|explore$|car\/[\w-]+$|seller\/|deals|blog|knowledge|prices|calculators|pages\/|terms$|privacy$|contact$)/
const PICTURES = /^\/(?:files|pictures|placeholders)\//
const CODE_TYPES = /^(?:text\/css|text\/javascript|application\/javascript|font\/|image\/)/

/** What a request asks for; null if it is none of the worker's business. */
export function wantedOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Wanted | null {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return null
  if (pathname.startsWith('/assets/')) return 'code'
  if (PICTURES.test(pathname)) return 'picture'
  if (mode !== 'navigate' || /^\/api\/|\.\w+$/.test(pathname)) return null
  return pathname === OFFLINE_PATH ? 'offline' : 'page'
}

/** Whether the site itself has sent this page, and whole. */
export const isOurPage = ({ type, status, redirected, headers }: Response): boolean =>
  type === 'basic' &&
  status === 200 &&
  !redirected &&
  headers.has(PAGE_MARK) &&
  (headers.get('content-type') ?? '').startsWith('text/html')

export const mayKeepPage = (url: string, response: Response): boolean =>
  READABLE.test(new URL(url).pathname) && isOurPage(response) && mayStore(response)

/** Whether this is a file of the site: not a page of somebody else, which would have another type. */
export const isCode = (response: Response): boolean =>
  response.type === 'basic' && response.status === 200 && CODE_TYPES.test(response.headers.get('content-type') ?? '')

export const isPicture = (response: Response): boolean =>
  response.type === 'basic' &&
  response.status === 200 &&
  (response.headers.get('content-type') ?? '').startsWith('image/') &&
  mayStore(response)

const mayStore = ({ headers }: Response): boolean => !/no-store/i.test(headers.get('cache-control') ?? '')

/** Whether a proxy answers for a server that is down. */
export const isDown = ({ status }: Response): boolean => [502, 503, 504].includes(status)

export const languageOfPage = ({ headers }: Response): Lang | undefined =>
  LANGUAGES.find((lang) => lang === headers.get(PAGE_MARK))

/** Paths of the files that an HTML page loads. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)#?"/g)].map(([, path = '']) => path)),
]

/** The other sizes and types of the same picture, which may be kept instead. */
export function otherSizes(url: string): string[] {
  const named = /-(?:480|960|1600)\.(?:webp|avif)(?=\?|$)/
  if (!named.test(url)) return []
  return ['480', '960', '1600']
    .flatMap((width) => ['avif', 'webp'].map((type) => url.replace(named, `-${width}.${type}`)))
    .filter((one) => one !== url)
}
