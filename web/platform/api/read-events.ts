import { createParser } from 'eventsource-parser'
import { ApiError } from './api-answer.ts'

/**
 * Reads the data of server-sent events.
 * @throws ApiError for the event of an error
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator {
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
