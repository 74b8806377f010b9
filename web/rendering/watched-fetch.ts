import { answeredWithin, LONGEST_ANSWER_MS } from '#web/platform/browser/answered-within.ts'
import { loadData } from './load-code.ts'
import { noteAnswer, noteLoss } from './server-answers.ts'

/**
 * Replaces `fetch`, which is the only way to see the requests of React Router. Reports each response, and makes requests
 * for route manifests and data of pages wait for a connection, or are sent again if they are never answered; the current
 * page stays meanwhile. Call it before the first request.
 */
export function watchFetch(): void {
  const send = window.fetch.bind(window)
  async function watched(...request: Parameters<typeof fetch>): Promise<Response> {
    const sentAt = performance.now()
    try {
      const response = await send(...request)
      noteAnswer(response, sentAt)
      return response
    } catch (error) {
      if ((error as Error).name !== 'AbortError') noteLoss()
      throw error
    }
  }
  window.fetch = (asked, init) => {
    if (!isForPage(asked, init)) return watched(asked, init)
    const load = async (signal: AbortSignal) => whole(await watched(asked, { ...init, signal }))
    const given = init?.signal ?? (asked instanceof Request ? asked.signal : null)
    return loadData(() => answeredWithin(LONGEST_ANSWER_MS, given, load))
  }
}

/**
 * A response of the site of which nothing is missing: a line may be lost in the middle of it.
 * @throws TypeError, as without one; also if somebody else answered, such as the proxy of a server that is down
 */
async function whole(response: Response): Promise<Response> {
  if (isOfOthers(response)) throw new TypeError('Somebody else has answered')
  await response.clone().arrayBuffer()
  return response
}

const isOfOthers = ({ headers }: Response): boolean =>
  !headers.has('x-request-id') && (headers.get('content-type') ?? '').startsWith('text/html')

/** React Router asks by `Request` for the data of pages, and by `URL` for manifests. */
function isForPage(asked: RequestInfo | URL, { method }: RequestInit = {}): boolean {
  const { url, method: usual } = asked instanceof Request ? asked : { url: asked.toString(), method: 'GET' }
  const [path = ''] = url.split('?', 1)
  return (method ?? usual) === 'GET' && /\/__manifest$|\.data$/.test(path)
}
