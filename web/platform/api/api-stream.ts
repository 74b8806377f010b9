import { routes } from 'virtual:contract-routes'
import { ApiError, readAnswer } from './api-answer.ts'
import { requestOf } from './api-request.ts'
import { readEvents } from './read-events.ts'

/**
 * Calls a procedure that answers with a stream of events.
 * @throws ApiError; TypeError if there was no response; what the signal was aborted with
 */
export async function* streamProcedure(path: readonly string[], input: unknown, signal: AbortSignal): AsyncGenerator {
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
