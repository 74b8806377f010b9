import type { LiveNews, LiveQuestions } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import { LIVE_TIMEOUT_MS, type LiveSignal } from '#domain/live/live-status.ts'
import { isOpen, openSocket } from '#web/platform/browser/socket.ts'

export interface LiveChannel {
  /**
   * Sends an event and waits for its acknowledgement.
   * @throws after a timeout
   */
  ask: (name: keyof LiveQuestions, data: object) => Promise<unknown>
  /** Sends an event, which is lost without a connection. */
  send: (name: keyof LiveQuestions, data: object) => void
  close: () => void
}

interface Listeners {
  /** No other signal follows CHANNEL_ERROR, TIMED_OUT or CLOSED. */
  onSignal: (signal: LiveSignal) => void
  onNews: (name: keyof LiveNews, news: unknown) => void
}

/** Types of Engine.IO packets, followed by those of Socket.IO packets within its messages. */
const PACKETS = /^(0|1|2|40|41|42|43|44)(\d*)(.*)$/s
const ANSWER_MS = 10_000

/**
 * Opens a Socket.IO connection: its protocol over one WebSocket, with text packets only. The client of Socket.IO would
 * be nine times as large.
 */
export function openChannel({ onSignal, onNews }: Listeners): LiveChannel {
  const socket = openSocket(`${location.origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`)
  const answers = new Map<number, (answer: unknown) => void>()
  let lastId = 0
  let longestSilence = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const end = (signal: LiveSignal) => {
    if (isOver) return
    onSignal(signal)
    close()
  }
  const fail = () => end('CHANNEL_ERROR')
  const timer = setTimeout(() => end('TIMED_OUT'), LIVE_TIMEOUT_MS)

  function close(): void {
    isOver = true
    clearTimeout(timer)
    clearTimeout(silence)
    removeEventListener('offline', fail)
    socket?.close()
  }

  function expectPing(): void {
    clearTimeout(silence)
    silence = setTimeout(fail, longestSilence)
  }

  function receive(type: string, id: string, content: string): void {
    if (type === '0') {
      const { pingInterval, pingTimeout } = JSON.parse(content)
      longestSilence = pingInterval + pingTimeout
      expectPing()
      socket?.send('40')
    } else if (type === '2') {
      expectPing()
      socket?.send('3')
    } else if (type === '40') {
      clearTimeout(timer)
      onSignal('SUBSCRIBED')
    } else if (type === '42') {
      const [name, news] = JSON.parse(content)
      onNews(name, news)
    } else if (type === '43') {
      answers.get(Number(id))?.(JSON.parse(content)[0])
      answers.delete(Number(id))
    } else if (type === '44') {
      // the session has ended; retries are pointless
      const hasEnded = ['UNAUTHORIZED', 'SUSPENDED'].includes(JSON.parse(content).message)
      end(hasEnded ? 'CLOSED' : 'CHANNEL_ERROR')
    } else end(type === '41' ? 'CLOSED' : 'CHANNEL_ERROR')
  }

  socket?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const [, type, id = '', content = ''] = PACKETS.exec(data) ?? []
    if (type && !isOver) receive(type, id, content)
  })
  if (socket) socket.addEventListener('close', fail)
  else queueMicrotask(fail)
  // browsers report a lost connection only after a minute
  addEventListener('offline', fail)

  const send = (name: string, data: object, id: number | '' = '') => {
    if (socket && isOpen(socket)) socket.send(`42${id}${JSON.stringify([name, data])}`)
  }
  return {
    ask: (name, data) =>
      new Promise((resolve, reject) => {
        lastId += 1
        answers.set(lastId, resolve)
        send(name, data, lastId)
        setTimeout(reject, ANSWER_MS, new Error('No answer'))
      }),
    send,
    close,
  }
}
