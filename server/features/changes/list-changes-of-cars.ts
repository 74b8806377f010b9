import type { CarNews } from '#contract/changes.ts'
import type { CallContext } from '#server/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import { readCarNews } from './read-car-news.ts'

const ASKED: Limit = { name: 'changes_address', perAddress: 120, seconds: 3600, inMemory: true }

/** For visitors, who keep on their device what they have seen. */
export async function listChangesOfCars(
  context: CallContext,
  cars: readonly { car_id: string; since: string }[],
): Promise<{ as_of: string; cars: CarNews[] }> {
  await context.limits.take(ASKED, context.request.address)
  const asOf = context.clock()
  const news = await readCarNews(
    context,
    cars.map(({ car_id, since }) => ({ car_id, since: new Date(since) })),
  )
  return { as_of: asOf.toISOString(), cars: news }
}
