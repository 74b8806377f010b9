import { KEPT_PAGE } from '#contract/kept-pages.ts'
import type { Lang } from '#domain/language.ts'
import { keyOfPage, offlineAddress } from '#web/platform/pages/kept-addresses.ts'
import type { Shell } from './shell.ts'
import { find, forget, keep } from './stores.ts'
import { isCode, isDown, isOurPage, isPicture, languageOfPage, mayKeepPage, otherSizes } from './strategies.ts'

/** After this time in milliseconds, a kept page is shown instead. Without one the visitor waits for the network. */
const PATIENCE_MS = 3000
/** The same for a file of a page: without one the page waits for the network. */
const FILE_PATIENCE_MS = 1000

/** From the network, else as it was kept, else the offline page. What somebody else answers is shown, and never kept. */
export async function answerPage(event: FetchEvent, shell: Shell): Promise<Response> {
  const { request } = event
  const asked = askFor(event)
  event.waitUntil(
    asked.then(
      () => undefined,
      () => undefined,
    ),
  )
  const answer = await within(PATIENCE_MS, asked)
  if (answer && !isDown(answer)) return answer
  const lang = await shell.language()
  return (await findKeptPage(request.url, lang)) ?? asked.catch(() => toOfflinePage(request.url, lang, shell))
}

/** The page in the shell belongs to the files in the shell, so it comes first. */
export async function answerOffline({ request }: FetchEvent, shell: Shell): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const lang = asked === 'en' || asked === 'ar' ? asked : await shell.language()
  return (await shell.offlinePage(lang)) ?? fetch(request)
}

/** Names of files contain a hash: a kept one is as good as a new one. A server of another version may lack it. */
export async function answerCode(request: Request): Promise<Response> {
  const answer = await fetchUnlessKept(request, isCode, () => find(null, request.url))
  // what somebody else sends in its place is no file of the site, and not a sign of another version either
  return answer && (isCode(answer) || !answer.ok) ? answer : Response.error()
}

export async function answerPicture(request: Request): Promise<Response> {
  const answer = await fetchUnlessKept(request, isPicture, async () => {
    for (const url of [request.url, ...otherSizes(request.url)]) {
      const kept = await find('pictures', url)
      if (kept) return kept
    }
    return undefined
  })
  return answer ?? Response.error()
}

/**
 * What the network answers, or what is kept if that is wrong or takes long.
 * @returns a wrong answer if there is nothing else; null without any
 */
async function fetchUnlessKept(
  request: Request,
  isRight: (answer: Response) => boolean,
  findKept: () => Promise<Response | undefined>,
): Promise<Response | null> {
  const asked = fetch(request)
  const answer = await within(FILE_PATIENCE_MS, asked)
  if (answer && isRight(answer)) return answer
  return (await findKept()) ?? answer ?? asked.catch(() => null)
}

/** Asks the server, and keeps what it answers or forgets what it no longer has. */
async function askFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const early = await (event.preloadResponse as Promise<Response | undefined>)
  const response = early ?? (await fetch(request))
  event.waitUntil(notePage(request.url, response.clone()))
  return response
}

/** @param response is consumed */
export async function notePage(url: string, response: Response): Promise<void> {
  const lang = languageOfPage(response)
  if (lang && mayKeepPage(url, response)) await keep('pages', keyOfPage(url, lang), response)
  else if (isOurPage(response) || response.status === 404 || response.status === 410)
    for (const one of ['ar', 'en'] as const) await forget('pages', keyOfPage(url, one))
}

/** A kept page says when it was made, so that nothing old looks new. */
async function findKeptPage(url: string, lang: Lang): Promise<Response | undefined> {
  const kept = await find('pages', keyOfPage(url, lang))
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  headers.set('server-timing', `${KEPT_PAGE};desc="${headers.get('date') ?? ''}"`)
  return new Response(kept.body, { status: kept.status, headers })
}

const toOfflinePage = async (url: string, lang: Lang, shell: Shell): Promise<Response> =>
  (await shell.offlinePage(lang)) ? Response.redirect(offlineAddress(lang, pathOf(url))) : Response.error()

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** @returns null if it takes longer, or fails */
async function within(milliseconds: number, asked: Promise<Response>): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null)
  })
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer))
}
