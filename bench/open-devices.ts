import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Talker } from './add-talkers.ts'
import { ONE_COLLECTOR } from './one-collector.ts'

/** A socket is so many objects that a process with 2,000 of them stops for 50 ms to collect its garbage. */
const PROCESSES = 4

export interface ToOpen {
  origin: string
  path: string
  talkers: readonly Talker[]
}
export type DeviceQuestion = ToOpen | 'watch' | 'end'
interface Received {
  /** With the time since the epoch, in milliseconds. */
  receipts: [id: string, at: number][]
  /** In the last answer. */
  longestStop?: number
}
export type DeviceAnswer = 'open' | Received

interface Devices {
  /** From now on their stops count. */
  watch: () => void
  /** @returns the longest stop in milliseconds */
  end: () => Promise<number>
}

/** Opens a device of each talker. @param onReceipt of a message of somebody else */
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
