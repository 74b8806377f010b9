import { createParser } from 'eventsource-parser'
import { routes } from 'virtual:contract-routes'
import { ApiError, readAnswer } from './api-answer.ts'
import { requestOf } from './api-request.ts'

/**
 * Calls a procedure that answers with a stream of events.
 * @throws ApiError; TypeError if there was no response; what the signal was aborted with
 */
export async function* streamProcedure(
  path: readonly string[],
  input: unknown,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const name = path.join('.')
  const route = routes[name]
  if (!route) throw new Error(`There is no procedure ${name}`)
  const { address, init } = requestOf(route, input)
  const response = await fetch(`/api/v1${address}`, { ...init, redirect: 'manual', signal })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body) {
    await readAnswer(response)
    throw new ApiError(response.status, { code: 'UNREADABLE_ANSWER' })
  }
  yield* readEvents(response.body)
}

/** @throws ApiError for the event of an error */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const events: { event?: string | undefined; data: string }[] = []
  const parser = createParser({ onEvent: (event) => void events.push(event) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      for (const { event = 'message', data } of events.splice(0)) {
        if (event === 'error') throw errorOf(data)
        if (event === 'message') yield JSON.parse(data)
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function errorOf(data: string): ApiError {
  const { status, ...error } = JSON.parse(data) as { status?: number; code: string; message?: string; data?: unknown }
  return new ApiError(status ?? 500, error)
}
