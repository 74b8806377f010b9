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
let wasDown = false

/** @param sentAt by `performance.now()` */
export function noteAnswer(response: Response, sentAt: number): void {
  const isDown = IS_DOWN.has(response.status)
  const isRecovery = wasDown && !isDown
  wasDown = isDown
  for (const listener of listeners) listener({ response, sentAt, isDown, isRecovery })
}

/** The server could not be reached. */
export function noteLoss(): void {
  wasDown = true
  for (const listener of lossListeners) listener()
}

/**
 * @param listener called when the server could not be reached
 * @returns a function that ends the subscription
 */
export function listenToLosses(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => void lossListeners.delete(listener)
}

/** @returns a function that ends the subscription */
export function listenToServerAnswers(listener: (answer: ServerAnswer) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
