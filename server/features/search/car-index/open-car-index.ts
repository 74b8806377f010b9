import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { EventChannel } from '#server/platform/events/event-channel.ts'
import { programAt } from '#server/platform/root.ts'
import type { Condition } from '../questions/conditions.ts'
import type { CountedCars, CountQuestion, FromIndex, IndexAnswers, IndexQuestion, ToIndex } from './messages.ts'
import { unpackCounts } from './packed-counts.ts'
import type { PagePick } from './pick-page.ts'

/**
 * All searchable cars in memory, in a worker thread. At most a second behind the database, and never behind changes
 * by this process. Answers are null while cars are being read, after a failure, or if the index is behind; callers
 * then query the database.
 */
export interface CarIndex {
  count: (questions: readonly CountQuestion[], now: Date) => Promise<CountedCars[] | null>
  /** Keys of cars, in order. */
  page: (conditions: readonly Condition[], pick: PagePick, now: Date) => Promise<ArrayLike<number> | null>
  isReady: () => boolean
  /** When the index was last compared with the database, in milliseconds; 0 if it was not. */
  checkedAt: () => number
  /** Reports that it failed. */
  report: (error: Error) => void
  /** Has everything read again, after an answer that was wrong. */
  distrust?: () => Promise<void>
  close: () => Promise<void>
}

const WORKER = programAt('server/features/search/car-index/car-index-worker.ts')
/** Timeout of an answer. */
const ANSWER_MS = 2000
/** Delay before the first restart; it doubles each time. */
const RESTART_MS = 500
const LONGEST_RESTART_MS = 30_000
/**
 * The size of new semi-spaces in megabytes. The thread stores cars in buffers and allocates few objects, but V8 would
 * let its young generation grow as large as that of the main thread.
 */
const SEMI_SPACE_MB = 4

/** @param report called with the error when the thread fails; another thread is started */
export function openCarIndex(url: string, events: EventChannel, report: (error: Error) => void): CarIndex {
  const waiting = new Map<number, (answer: IndexAnswers[keyof IndexAnswers] | null) => void>()
  let isReady = false
  let isClosed = false
  let asked = 0
  let failures = 0
  let restart: NodeJS.Timeout | undefined
  /** Written by the thread. */
  const checkedAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  let worker = start()

  function start(): Worker {
    // applies to threads that start from now on; the command line would override `resourceLimits`
    setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE_MB}`)
    const started = new Worker(WORKER, { workerData: { url, checkedAt }, name: 'car-index' })
    started.on('message', receive)
    started.on('error', (error) => report(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => {
      isReady = false
      for (const id of waiting.keys()) settle(id, null)
      if (isClosed) return
      const wait = Math.min(LONGEST_RESTART_MS, RESTART_MS * 2 ** failures++)
      restart = setTimeout(() => (worker = start()), wait)
    })
    return started
  }

  function receive(message: FromIndex): void {
    if (typeof message === 'object') return settle(message.id, message.answer)
    isReady = message === 'ready'
    failures = 0
  }

  function settle(id: number, answer: IndexAnswers[keyof IndexAnswers] | null): void {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  const send = (message: ToIndex) => worker.postMessage(message)

  async function ask<Kind extends IndexQuestion['kind']>(
    question: IndexQuestion & { kind: Kind },
  ): Promise<IndexAnswers[Kind] | null> {
    if (!isReady) return null
    const id = asked++
    const timeout = setTimeout(() => settle(id, null), ANSWER_MS)
    const answer = await new Promise<IndexAnswers[keyof IndexAnswers] | null>((resolve) => {
      waiting.set(id, resolve)
      send({ id, question })
    })
    clearTimeout(timeout)
    return answer as IndexAnswers[Kind] | null
  }

  events.subscribe(({ type }) => {
    if (type === 'cars_changed' || type === 'events_missed') send('changed')
  })

  return {
    count: async (questions, now) => {
      const packed = await ask({ kind: 'count', questions, now: now.getTime() })
      return packed && unpackCounts(questions, packed)
    },
    page: (conditions, pick, now) => ask({ kind: 'page', conditions, pick, now: now.getTime() }),
    isReady: () => isReady,
    checkedAt: () => checkedAt[0] ?? 0,
    report,
    close: async () => {
      isClosed = true
      clearTimeout(restart)
      await worker.terminate()
    },
  }
}
