import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Talker } from './add-talkers.ts'
import { ONE_COLLECTOR } from './one-collector.ts'

/** Number of processes: garbage collection of 2,000 sockets would stop a single one for 50 ms. */
const PROCESSES = 4

export interface ToOpen {
  origin: string
  path: string
  talkers: readonly Talker[]
}
export type DeviceQuestion = ToOpen | 'watch' | 'end'
interface Received {
  /** Ids of messages with the time of their receipt, in milliseconds since the epoch. */
  receipts: [id: string, at: number][]
  /** Only in the last response. */
  longestStop?: number
}
export type DeviceAnswer = 'open' | Received

interface Devices {
  /** Starts to measure pauses of the processes. */
  watch: () => void
  /** @returns the longest pause in milliseconds */
  end: () => Promise<number>
}

/**
 * Opens a device per user.
 * @param onReceipt called for each message of somebody else
 */
export async function openDevices(
  { talkers, ...to }: ToOpen,
  onReceipt: (id: string, at: number) => void,
): Promise<Devices> {
  const share = Math.ceil(talkers.length / PROCESSES)
  const all = Array.from({ length: PROCESSES }, () =>
    fork(new URL('./devices.ts', import.meta.url), { execArgv: [ONE_COLLECTOR] }),
  )
  const sendAll = (question: 'watch' | 'end') => {
    for (const one of all) one.send(question)
  }
  const stops = all.map(
    (one) =>
      new Promise<number>((resolve) => {
        one.on('message', (answer: DeviceAnswer) => {
          if (answer === 'open') return
          for (const [id, at] of answer.receipts) onReceipt(id, at)
          if (answer.longestStop !== undefined) resolve(answer.longestStop)
        })
      }),
  )
  await Promise.all(
    all.map((one, at) => {
      one.send({ ...to, talkers: talkers.slice(at * share, (at + 1) * share) })
      return once(one, 'message')
    }),
  )
  return {
    watch: () => sendAll('watch'),
    end: async () => {
      sendAll('end')
      return Math.max(...(await Promise.all(stops)))
    },
  }
}
