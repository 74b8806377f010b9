import { Writable } from 'node:stream'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { LANGUAGES } from '#domain/language.ts'
import { languageCookie, languageOfAddress } from './features/language/language-of-request.ts'
import { ApiProvider } from './platform/api.ts'
import { NonceProvider } from './platform/nonce.ts'
import { RequestIdProvider } from './platform/request-id.ts'
import { scopeContext } from './platform/scope.ts'
import { loadDefaultTexts } from './texts/default-texts.ts'

export const streamTimeout = 5_000

await Promise.all(LANGUAGES.map(loadDefaultTexts))

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.append('Vary', 'Cookie')
  const asked = languageOfAddress(new URL(request.url).searchParams)
  if (asked) headers.append('Set-Cookie', languageCookie(asked))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { api, nonce, queries, request_id } = context.get(scopeContext)
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(late)
        resolve(new Response(Buffer.concat(chunks), { headers, status }))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RequestIdProvider value={request_id}>
          <ApiProvider value={api}>
            <QueryClientProvider client={queries}>
              <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
            </QueryClientProvider>
          </ApiProvider>
        </RequestIdProvider>
      </NonceProvider>,
      {
        ...(nonce && { nonce }),
        // no loader hands out anything unfinished, so there is nothing to stream
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError(error) {
          status = 500
          console.error(`Request ${request_id}:`, error)
        },
      },
    )
    const late = setTimeout(abort, streamTimeout + 1000).unref()
  })
}

interface FailedRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function handleError(error: unknown, { request, context }: FailedRequest) {
  if (!request.signal.aborted) console.error(`Request ${context.get(scopeContext).request_id}:`, error)
}
