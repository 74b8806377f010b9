import pg from 'pg'
import { newId } from '#server/platform/ids.ts'
import { atLeast, atMost, reported, type Figure } from './report.ts'
import { ORIGIN, someCarIds, startHost } from './start-host.ts'

const VIEWS = 10_000
const CLIENTS = 64
/** Distinguishes the visitors of each run, since a visitor counts once a day. */
const RUN = newId()

/** Views of an ad by many visitors: each counts once, with few write transactions. */
export async function benchViews(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const host = await startHost(url)
  try {
    const [carId = ''] = await someCarIds(1)
    await view(carId, VIEWS)
    const counted = await countOf(database, carId)
    const written = await transactionsOf(database)
    const started = performance.now()
    let next = 0
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < VIEWS) await view(carId, next++)
      }),
    )
    const seconds = (performance.now() - started) / 1000
    const writes = (await transactionsOf(database)) - written
    const views = (await countOf(database, carId)) - counted
    return [
      atLeast('views counted of 10,000', views, '', VIEWS),
      atMost('views counted of 10,000', views, '', VIEWS),
      atMost('write transactions', writes, '', 199),
      reported('duration with 64 clients', seconds, 's'),
    ]
  } finally {
    await host.stop()
    await database.end()
  }
}

/** @param visitor number of the visitor, a part of the User-Agent */
async function view(carId: string, visitor: number): Promise<void> {
  const answer = await fetch(`${ORIGIN}/api/v1/cars/${carId}/views`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Visitor/${RUN}-${visitor}`,
    },
    body: '{}',
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.text()
}

async function countOf(database: pg.Client, carId: string): Promise<number> {
  const { rows } = await database.query('select view_count from car_counters where car_id = $1', [carId])
  return rows[0]?.view_count ?? 0
}

/** Counts transaction ids: only write transactions get one, and so does reading the current id. */
async function transactionsOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query('select pg_current_xact_id()::text as id')
  return Number(rows[0].id)
}
