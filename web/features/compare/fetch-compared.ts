import type { Car } from '#contract/cars.ts'
import type { ApiClient } from '#contract/client.ts'
import { yearlyLoss } from '#domain/calculators/yearly-cost.ts'
import { fetchPricesOf } from '#web/features/calculators/public.ts'
import { comparedIds } from './compared-ids.ts'

/** The cars of a comparison without those that cannot be fetched, such as deleted ones, and what each loses in a year. */
export async function fetchCompared(api: ApiClient, { searchParams }: URL) {
  const asked = await Promise.allSettled(comparedIds(searchParams).map((carId) => api.cars.get({ car_id: carId })))
  const cars = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const losses = await Promise.all(cars.map(async (car) => [car.id, await lossOf(api, car)] as const))
  return { cars, losses: Object.fromEntries(losses) }
}

/** Null if the prices cannot be fetched: the comparison is useful without them. */
async function lossOf(api: ApiClient, car: Car): Promise<number | null> {
  try {
    const { own, older } = await fetchPricesOf(api, car)
    return yearlyLoss(own, older)
  } catch {
    return null
  }
}
