import { fork } from 'node:child_process'
import { once } from 'node:events'
import { ONE_COLLECTOR } from './one-collector.ts'

export interface SendQuestion {
  /** URL of the conversations. */
  url: string
  /** Cookies of those who take turns in each conversation. */
  senders: readonly { conversation_id: string; cookies: readonly string[] }[]
  seconds: number
  perSecond: number
}
export interface SendAnswer {
  /** Ids of messages with the time of sending, in milliseconds since the epoch. */
  sent: [id: string, at: number][]
  refused: number
  longestStop: number
}

export interface Sender {
  pid: number | undefined
  /** Sends messages at a steady rate. @returns when all have been acknowledged */
  send: (question: SendQuestion) => Promise<SendAnswer>
  stop: () => void
}

export function startSender(): Sender {
  const sender = fork(new URL('./sender.ts', import.meta.url), { execArgv: ['--max-semi-space-size=4', ONE_COLLECTOR] })
  return {
    pid: sender.pid,
    send: async (question) => {
      sender.send(question)
      const [answer] = await once(sender, 'message')
      return answer as SendAnswer
    },
    stop: () => void sender.kill(),
  }
}
