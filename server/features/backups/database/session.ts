import pg from 'pg'

/** The same text for the same value in all databases. */
const SESSION = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'jit=off',
  'statement_timeout=0',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Opens a connection of its own, so that what lasts long keeps none of the others. */
export async function openSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: SESSION, keepAlive: true })
  // queries report it
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs work on a connection of its own. */
export async function inSession<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await openSession(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
