interface ServerAnswer {
  /** When its request was sent, by `performance.now()`. */
  sentAt: number
  /** Whether the last request before it had failed, since the server was unreachable. */
  isRecovery: boolean
}

/** Statuses that a proxy responds with while the server is down. */
const IS_DOWN = new Set([502, 503, 504])

const listeners = new Set<(answer: ServerAnswer) => void>()

/** Reports each response of the server to the listeners. Call it before the first request. */
export function watchServerAnswers(): void {
  const send = window.fetch.bind(window)
  let isDown = false
  window.fetch = async (...request) => {
    const sentAt = performance.now()
    try {
      const response = await send(...request)
      const isRecovery = isDown
      isDown = IS_DOWN.has(response.status)
      if (!isDown) for (const listener of listeners) listener({ sentAt, isRecovery })
      return response
    } catch (error) {
      if ((error as Error).name !== 'AbortError') isDown = true
      throw error
    }
  }
}

export function listenToServerAnswers(listener: (answer: ServerAnswer) => void): void {
  listeners.add(listener)
}
