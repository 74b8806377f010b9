import { QueryClientProvider } from '@tanstack/react-query'
import { textFiles } from 'virtual:text-files'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { PAGE_MARK } from '#contract/kept-pages.ts'
import { LANGUAGES, languageOf, type Lang } from '#domain/language.ts'
import { languageCookie, languageOfAddress, languageOfRequest } from './features/language/language-of-request.ts'
import { CardWriterProvider, type WriteCard } from './rendering/card-writer.ts'
import { ApiProvider } from './platform/api/api.ts'
import { errorStatus } from './platform/pages/error-status.ts'
import { createCardWriter } from './rendering/card-html.tsx'
import { loaderDataScripts } from './rendering/loader-data-scripts.ts'
import { NonceProvider } from './rendering/nonce.ts'
import { RequestIdProvider } from './platform/api/request-id.ts'
import { scopeContext } from './platform/pages/page-scope.ts'
import { scriptsLast } from './rendering/scripts-last.ts'
import { writePage, type PageOptions } from './rendering/write-page.ts'
import { loadDefaultTexts } from './texts/default-texts.ts'

export const streamTimeout = 5_000

const END = '</body></html>'

const cachedCards = createCardWriter()

await Promise.all(LANGUAGES.map(loadDefaultTexts))

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(PAGE_MARK, languageOfRequest(request))
  const asked = languageOfAddress(new URL(request.url).searchParams)
  if (asked) headers.append('Set-Cookie', languageCookie(asked))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { api, nonce, queries, request_id, write } = context.get(scopeContext)
  const scripts = await loaderDataScripts(entry, nonce)
  const page = (writeCard: WriteCard | null) => (
    <NonceProvider value={nonce}>
      <RequestIdProvider value={request_id}>
        <ApiProvider value={api}>
          <QueryClientProvider client={queries}>
            <CardWriterProvider value={writeCard}>
              <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
            </CardWriterProvider>
          </QueryClientProvider>
        </ApiProvider>
      </RequestIdProvider>
    </NonceProvider>
  )
  const options: PageOptions = {
    nonce,
    waits: streamTimeout + 1000,
    onError: (error) => {
      status = 500
      console.error(`Request ${request_id}:`, error)
    },
  }
  const html = await writePage(page(cachedCards), options)
  if (import.meta.env.DEV) assertSamePage(html, await writePage(page(null), options))
  const written = scriptsLast(html, languageOfEntry(entry), textFiles)
  const end = written.lastIndexOf(END)
  write(written.slice(0, end) + scripts + written.slice(end))
  return new Response(null, { status, headers })
}

/** Compares a page with cached cards and one whose cards are rendered: a card may depend on the values of its key only. */
function assertSamePage(cached: string, rendered: string) {
  if (cached === rendered) return
  let at = 0
  while (at < cached.length && cached[at] === rendered[at]) at += 1
  const [was, is] = [cached, rendered].map((html) => html.slice(Math.max(0, at - 80), at + 80))
  throw new Error(`A cached card differs: ${was} instead of ${is}`)
}

const languageOfEntry = ({ staticHandlerContext: { loaderData } }: EntryContext): Lang =>
  languageOf(loaderData['root']?.lang)

interface FailedRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Logs errors of the server. Those of clients, such as a form for a page that takes none, would only fill the log. */
export function handleError(error: unknown, { request, context }: FailedRequest) {
  if (request.signal.aborted || (errorStatus(error) ?? 500) < 500) return
  console.error(`Request ${context.get(scopeContext).request_id}:`, error)
}
