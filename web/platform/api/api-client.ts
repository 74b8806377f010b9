import { routes } from 'virtual:contract-routes'
import type { CallNotes } from '#contract/client.ts'
import { answeredWithin, LONGEST_ANSWER_MS } from '#web/platform/browser/answered-within.ts'
import { readAnswer } from './api-answer.ts'
import { filesOf, requestOf } from './api-request.ts'
import { assertReadable } from '#web/platform/device/chosen-file.ts'

interface Options {
  signal?: AbortSignal
  context?: CallNotes
}

/**
 * Calls a procedure over HTTP.
 * @throws ApiError; TypeError if there was no response in time; an error with the code `file_gone`
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
  const files = filesOf(input)
  const ask = async (aborted: AbortSignal | undefined) => {
    const send = () => fetch(`/api/v1${address}`, { ...init, redirect: 'manual', ...(aborted && { signal: aborted }) })
    const response = await send().catch((error: unknown) => explain(error, files))
    const output = await readAnswer(response)
    const requestId = response.headers.get('x-request-id')
    if (requestId) context?.noteRequest?.(requestId)
    return output
  }
  // files take as long as the line needs
  return files.length ? ask(signal) : answeredWithin(LONGEST_ANSWER_MS, signal, ask)
}

/** @throws the error, unless it was one of the files that could not be sent */
async function explain(error: unknown, files: readonly Blob[]): Promise<never> {
  for (const file of files) await assertReadable(file)
  throw error
}
