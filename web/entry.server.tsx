import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { LANGUAGES } from '#domain/language.ts'
import { languageCookie, languageOfAddress } from './features/language/language-of-request.ts'
import { queriesOf, QueriesProvider } from './platform/api.tsx'
import { NonceProvider } from './platform/nonce.ts'
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

  const { api, nonce } = context.get(scopeContext)
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise<Response>((resolve, reject) => {
    let is_sent = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <QueriesProvider value={queriesOf(api)}>
          <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
        </QueriesProvider>
      </NonceProvider>,
      {
        ...(nonce && { nonce }),
        [ready]() {
          is_sent = true
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        },
        onShellError: reject,
        onError(error) {
          status = 500
          if (is_sent) console.error(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
