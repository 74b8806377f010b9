import { eq, ne } from 'drizzle-orm'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { cars, price_history } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createDataServices } from '#server/services.ts'
import { addUser, signIn } from './bench-user.ts'
import { ORIGIN } from './start-host.ts'

/**
 * Makes a change that is announced to all processes.
 * @param round number of the change
 */
export type MakeChange = (round: number) => Promise<unknown>

export interface Changes {
  price: MakeChange
  view: MakeChange
  heart: MakeChange
  close: () => Promise<void>
}

const CHANGED_ADS = 1000
/** Distinguishes the visitors of each run. */
const RUN = newId()

/**
 * Changes that users make. The host must be running.
 * @param shown the ad that is viewed and added to favorites; its price does not change
 */
export async function openChanges(url: string, shown: string): Promise<Changes> {
  const database = openDatabase(url, () => {})
  const { db } = database
  const catalogue = await createDataServices(database).catalogue()
  await addUser(database.pool)
  const cookie = await signIn()
  const ads = await db
    .select({ id: cars.id, price: cars.price })
    .from(cars)
    .where(ne(cars.id, shown))
    .orderBy(cars.id)
    .limit(CHANGED_ADS)

  /** Raises the price of an ad slightly, in a transaction of another process, with a change notification. */
  async function makeDearer(round: number): Promise<void> {
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

  const view = (visitor: number) =>
    send('POST', `/cars/${shown}/views`, {
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Visitor/${RUN}-${visitor}-${newId()}`,
    })
  const heart = (round: number) => send(round % 2 ? 'DELETE' : 'PUT', `/me/favorites/${shown}`, { cookie })

  return { price: makeDearer, view, heart, close: database.close }
}

async function send(method: string, path: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${ORIGIN}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`)
  await answer.text()
}

/**
 * Makes changes at a steady rate while `work` runs.
 * @returns the result of `work`, and the number of changes per second
 */
export async function whileChanging<Result>(
  { perSecond, make }: { perSecond: number; make: MakeChange },
  work: () => Promise<Result>,
): Promise<{ result: Result; made: number }> {
  const underWay: Promise<unknown>[] = []
  let made = 0
  const started = performance.now()
  /** Makes all that are due, since timers are late on a busy machine. */
  function makeDue(): void {
    const due = ((performance.now() - started) * perSecond) / 1000
    while (underWay.length < due) underWay.push(make(underWay.length).then(() => (made += 1)))
  }
  const timer = perSecond ? setInterval(makeDue, 1000 / perSecond) : undefined
  const result = await work()
  clearInterval(timer)
  await Promise.all(underWay)
  return { result, made: (made * 1000) / (performance.now() - started) }
}
