import { routes } from 'virtual:contract-routes'
import type { CallNotes } from '#contract/client.ts'
import { readAnswer } from './api-answer.ts'
import { requestOf } from './api-request.ts'

interface Options {
  signal?: AbortSignal
  context?: CallNotes
}

/**
 * Calls a procedure over HTTP.
 * @throws ApiError; TypeError if there was no response
 */
export async function callProcedure(
  path: readonly string[],
  input?: unknown,
  { signal, context }: Options = {},
): Promise<unknown> {
  const name = path.join('.')
  const route = routes[name] ?? (await import('virtual:contract-routes/admin')).routes[name]
  if (!route) throw new Error(`There is no procedure ${name}`)
  const { address, init } = requestOf(route, input)
  const response = await fetch(`/api/v1${address}`, { ...init, redirect: 'manual', ...(signal && { signal }) })
  const output = await readAnswer(response)
  const requestId = response.headers.get('x-request-id')
  if (requestId) context?.noteRequest?.(requestId)
  return output
}
