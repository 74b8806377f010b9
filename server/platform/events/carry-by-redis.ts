import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { StartError } from '#server/platform/start-error.ts'
import type { EventChannel } from './event-channel.ts'

const STREAM = 'sayyad_events'
/** The approximate number of events that the stream retains for processes that lag behind. */
const MOST_EVENTS = 10_000
const BLOCK_MS = 5000
const RETRY_MS = 500

interface ReadStream {
  messages: { id: string; message: Record<string, string> }[]
}

/**
 * Transports frequent events between processes through a Redis stream. While Redis is unavailable, NOTIFY is used
 * instead, and listeners receive `events_missed` if events may have been lost.
 * @throws StartError
 */
export async function carryByRedis(
  url: string,
  channel: EventChannel,
  report: (error: Error) => void,
): Promise<{ close: () => Promise<void> }> {
  let isConnected = false
  const options = {
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: () => isConnected && RETRY_MS },
  } as const
  const [writer, reader] = [createClient(options), createClient(options)]
  for (const client of [writer, reader]) client.on('error', report)
  reader.on('ready', () => channel.publishLocally({ type: 'events_missed' }))
  try {
    await Promise.all([writer.connect(), reader.connect()])
  } catch (error) {
    for (const client of [writer, reader]) client.destroy()
    throw new StartError(`Redis at REDIS_URL cannot be reached: ${(error as Error).message}.`)
  }
  isConnected = true
  let after = (await reader.xInfoStream(STREAM).catch(() => null))?.['last-generated-id'] ?? '0'
  const end = new AbortController()

  async function read(): Promise<void> {
    const streams = await reader.xRead({ key: STREAM, id: after }, { BLOCK: BLOCK_MS, COUNT: 100 })
    for (const { id, message } of (streams as ReadStream[] | null)?.[0]?.messages ?? []) {
      after = id
      if (message['payload']) channel.receive(message['payload'])
    }
  }

  async function readContinuously(): Promise<void> {
    while (!end.signal.aborted) await read().catch(() => wait(RETRY_MS, undefined, { ref: false }))
  }

  void readContinuously()
  channel.carryBy((payloads) =>
    Promise.all(
      payloads.map((payload) =>
        writer.xAdd(
          STREAM,
          '*',
          { payload },
          { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MOST_EVENTS } },
        ),
      ),
    ),
  )
  return {
    close: async () => {
      end.abort()
      reader.destroy()
      writer.destroy()
    },
  }
}
