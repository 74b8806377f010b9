import { loadCode } from './load-code.ts'

export interface ServerAnswer {
  response: Response
  /** When its request was sent, by `performance.now()`. */
  sentAt: number
  /** Whether a proxy answered for a server that is down. */
  isDown: boolean
  /** Whether the last request before it had failed, since the server was unreachable, and this one did not. */
  isRecovery: boolean
}

/** Statuses that a proxy responds with while the server is down. */
const IS_DOWN = new Set([502, 503, 504])

const listeners = new Set<(answer: ServerAnswer) => void>()
const lossListeners = new Set<() => void>()

/**
 * Replaces `fetch`, which is the only way to see the requests of React Router. Reports each response to the listeners,
 * and makes requests for route manifests and data of pages wait for a connection; the current page stays meanwhile.
 * Call it before the first request.
 */
export function watchFetch(): void {
  const send = window.fetch.bind(window)
  let wasDown = false
  async function watched(...request: Parameters<typeof fetch>): Promise<Response> {
    const sentAt = performance.now()
    try {
      const response = await send(...request)
      const isDown = IS_DOWN.has(response.status)
      const isRecovery = wasDown && !isDown
      wasDown = isDown
      for (const listener of listeners) listener({ response, sentAt, isDown, isRecovery })
      return response
    } catch (error) {
      if ((error as Error).name !== 'AbortError') {
        wasDown = true
        for (const listener of lossListeners) listener()
      }
      throw error
    }
  }
  window.fetch = (...request) => (isForPage(...request) ? loadCode(() => watched(...request)) : watched(...request))
}

/** @param listener called when the server could not be reached */
export function listenToLosses(listener: () => void): void {
  lossListeners.add(listener)
}

/** @returns a function that ends the subscription */
export function listenToServerAnswers(listener: (answer: ServerAnswer) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** React Router asks by `Request` for the data of pages, and by `URL` for manifests. */
function isForPage(asked: RequestInfo | URL, { method }: RequestInit = {}): boolean {
  const { url, method: usual } = asked instanceof Request ? asked : { url: asked.toString(), method: 'GET' }
  const [path = ''] = url.split('?', 1)
  return (method ?? usual) === 'GET' && /\/__manifest$|\.data$/.test(path)
}
