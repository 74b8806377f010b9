import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewShortlist } from '#contract/shortlists.ts'
import { MOST_SHORTLISTED, MOST_SHORTLISTS } from '#domain/shortlists/limits.ts'
import type { CallContext } from '#server/context.ts'
import { visibleIds } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { shortlist_cars, shortlist_people, shortlists } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { isOwn, lockOwn } from './own-shortlist.ts'

/**
 * A repeated request changes nothing.
 * @throws TOO_MANY, or NOT_FOUND if the ID belongs to the list of somebody else
 */
export async function addShortlist(
  context: CallContext,
  { shortlist_id: id, name, car_ids }: z.output<typeof NewShortlist>,
): Promise<void> {
  const { db, clock } = context
  const userId = requireUser(context).id
  const now = clock()
  const visible = await visibleIds(context, car_ids)
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const [known] = await tx.select().from(shortlists).where(eq(shortlists.id, id))
    if (known && known.user_id !== userId) throw fail('NOT_FOUND')
    if (known) return
    if ((await tx.$count(shortlists, eq(shortlists.user_id, userId))) >= MOST_SHORTLISTS) throw fail('TOO_MANY')
    await tx.insert(shortlists).values({ id, user_id: userId, name, created_at: now, changed_at: now })
    await placeCars(tx, id, visible)
  })
}

/** @throws NOT_FOUND */
export async function renameShortlist(context: CallContext, shortlistId: string, name: string): Promise<void> {
  const changed = { name, changed_at: context.clock() }
  const { rowCount } = await context.db.update(shortlists).set(changed).where(isOwn(context, shortlistId))
  if (!rowCount) throw fail('NOT_FOUND')
}

export async function removeShortlist(context: CallContext, shortlistId: string): Promise<void> {
  await context.db.delete(shortlists).where(isOwn(context, shortlistId))
}

/** @throws NOT_FOUND, TOO_MANY */
export async function addCars(context: CallContext, shortlistId: string, carIds: readonly string[]): Promise<void> {
  const visible = await visibleIds(context, carIds)
  await changeCars(context, shortlistId, (kept) => {
    const all = [...new Set([...kept, ...visible])]
    if (!visible.length) throw fail('NOT_FOUND')
    if (all.length > MOST_SHORTLISTED) throw fail('TOO_MANY')
    return all
  })
}

/** @throws NOT_FOUND */
export const removeCar = (context: CallContext, shortlistId: string, carId: string): Promise<void> =>
  changeCars(context, shortlistId, (kept) => kept.filter((id) => id !== carId))

/** @throws NOT_FOUND */
export const orderCars = (context: CallContext, shortlistId: string, carIds: readonly string[]): Promise<void> =>
  changeCars(context, shortlistId, (kept) => [...new Set([...carIds.filter((id) => kept.includes(id)), ...kept])])

async function changeCars(
  context: CallContext,
  shortlistId: string,
  change: (kept: readonly string[]) => readonly string[],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOwn(context, tx, shortlistId)
    const wanted = change(await readCarIds(tx, shortlistId))
    await tx.delete(shortlist_cars).where(eq(shortlist_cars.shortlist_id, shortlistId))
    await placeCars(tx, shortlistId, wanted)
    await tx.update(shortlists).set({ changed_at: context.clock() }).where(eq(shortlists.id, shortlistId))
  })
}

async function placeCars(tx: Db, shortlistId: string, carIds: readonly string[]): Promise<void> {
  if (!carIds.length) return
  await tx.insert(shortlist_cars).values(carIds.map((id, place) => ({ shortlist_id: shortlistId, car_id: id, place })))
}

/** In the order of the owner. */
export async function readCarIds(db: Db, shortlistId: string): Promise<string[]> {
  const rows = await db
    .select({ car_id: shortlist_cars.car_id })
    .from(shortlist_cars)
    .where(eq(shortlist_cars.shortlist_id, shortlistId))
    .orderBy(shortlist_cars.place)
  return rows.map(({ car_id }) => car_id)
}

/** @throws NOT_FOUND */
export async function removePerson(context: CallContext, shortlistId: string, personId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOwn(context, tx, shortlistId)
    await tx
      .delete(shortlist_people)
      .where(and(eq(shortlist_people.shortlist_id, shortlistId), eq(shortlist_people.id, personId)))
  })
}
