import { eq, ne } from 'drizzle-orm'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { openDatabase, type Database } from '#server/platform/db/client.ts'
import { cars, price_history } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createDataServices } from '#server/services.ts'
import { asker } from './bench-http.ts'
import { reported, type Figure } from './report.ts'
import { ORIGIN, someCarIds, startHost } from './start-host.ts'

const CLIENTS = 8
const SECONDS = 5
const CHANGED_ADS = 1000
/** Other visitors than those of earlier runs. */
const RUN = newId()

interface Change {
  name: string
  perSecond: number
  /** @param round counts the changes */
  make: (round: number) => Promise<unknown>
}

/** Requests a second for what is mostly answered from memory, while other ads get other prices, and while new visitors see cars. */
export async function benchChanges(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const database = openDatabase(url, () => {})
  try {
    const [shown = ''] = await someCarIds(1)
    const changePrice = await priceChanger(database, shown)
    const changes: Change[] = [
      ...[0, 10, 50].map((perSecond) => ({ name: 'new prices', perSecond, make: changePrice })),
      { name: 'views by new visitors', perSecond: 10, make: (round) => view(shown, round) },
    ]
    const figures: Figure[] = []
    for (const [name, path] of [
      ['home', '/'],
      ['explore', '/explore'],
      ['a car', `/car/${shown}`],
    ] as const) {
      for (const change of changes) {
        const { answered, refused, made } = await measure(path, change)
        const what = `${name}, ${change.perSecond} ${change.name} a second`
        figures.push(reported(what, answered / SECONDS, 'req/s'))
        if (change.perSecond) figures.push(reported('  of them made', made / SECONDS, '/s'))
        if (refused) figures.push(reported('  refused', refused / SECONDS, 'req/s'))
      }
    }
    return figures
  } finally {
    await database.close()
    await host.stop()
  }
}

async function measure(path: string, { perSecond, make }: Change) {
  const ask = asker('br, gzip')
  await ask(path)
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  let refused = 0
  let made = 0
  let begun = 0
  const timer = perSecond ? setInterval(() => void make(begun++).then(() => (made += 1)), 1000 / perSecond) : undefined
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        await ask(path).then(
          () => (answered += 1),
          () => (refused += 1),
        )
      }
    }),
  )
  clearInterval(timer)
  return { answered, refused, made }
}

/** Makes an ad a little dearer, as a seller does: in a transaction that tells of it, by another process than the host. */
async function priceChanger(database: Database, shown: string): Promise<(round: number) => Promise<void>> {
  const { db } = database
  const catalogue = await createDataServices(database).catalogue()
  const ads = await db
    .select({ id: cars.id, price: cars.price })
    .from(cars)
    .where(ne(cars.id, shown))
    .orderBy(cars.id)
    .limit(CHANGED_ADS)
  return async (round) => {
    const ad = ads[(round * 7) % ads.length]
    if (!ad) return
    ad.price = Math.min((ad.price ?? 50_000) + 10, 20_000_000)
    const { id, price } = ad
    const now = new Date()
    await db.transaction(async (tx) => {
      await tx.select().from(cars).where(eq(cars.id, id)).for('update')
      await tx.update(cars).set({ price, updated_at: now }).where(eq(cars.id, id))
      await tx.insert(price_history).values({ car_id: id, asked_at: now, price }).onConflictDoNothing()
      await refreshSearchableCars(tx, { car_ids: [id], catalogue, now })
    })
  }
}

async function view(car_id: string, visitor: number): Promise<void> {
  const answer = await fetch(`${ORIGIN}/api/v1/cars/${car_id}/views`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Visitor/${RUN}-${visitor}-${newId()}`,
    },
    body: '{}',
  })
  await answer.text()
}
