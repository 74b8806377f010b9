import pg from 'pg'

/** Tells when anything changed that every visitor may see. Triggers of the database notify of it at commit. */
export interface PublicChanges {
  /** Another number after each change; null while changes can't be heard of. */
  version: () => number | null
  close: () => Promise<void>
}

const CHANNEL = 'public_change'
const RETRY_MS = 1000

/** Listens on a connection of its own, and again after it was lost. */
export async function listenForPublicChanges(url: string): Promise<PublicChanges> {
  let version = 0
  let listener: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let is_closed = false

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', () => (version += 1))
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      version += 1
      listener = client
    } catch {
      lose(client)
    }
  }

  function lose(client: pg.Client): void {
    if (listener === client) listener = undefined
    void client.end().catch(() => {})
    if (is_closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void listen()
    }, RETRY_MS).unref()
  }

  await listen()
  return {
    version: () => (listener ? version : null),
    close: async () => {
      is_closed = true
      clearTimeout(retry)
      await listener?.end()
    },
  }
}
