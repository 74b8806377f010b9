import pg from 'pg'
import { CHANNEL, type EventChannel } from './event-channel.ts'

/** Receives events from other processes on the database. */
export interface EventListener {
  subscribe: EventChannel['subscribe']
  /** False while the connection is lost. */
  isListening: () => boolean
  close: () => Promise<void>
}

const RETRY_MS = 1000

/** Listens on a dedicated connection, and reconnects when it is lost. */
export async function listenForEvents(url: string, channel: EventChannel): Promise<EventListener> {
  let listener: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ payload }) => payload && channel.receive(payload))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      channel.publishLocally({ type: 'events_missed' })
      listener = client
    } catch {
      lose(client)
    }
  }

  function lose(client: pg.Client): void {
    if (listener === client) listener = undefined
    void client.end().catch(() => {})
    if (isClosed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void listen()
    }, RETRY_MS).unref()
  }

  await listen()
  return {
    subscribe: channel.subscribe,
    isListening: () => listener !== undefined,
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await listener?.end()
    },
  }
}
