import type { Car } from '#contract/cars.ts'
import type { CallContext } from '#server/context.ts'
import { getCar } from '#server/features/cars/public.ts'

/** An active ad as everyone sees it; null if there is none. */
export async function readPublicCar(context: CallContext, carId: string): Promise<Car | null> {
  const found = await getCar(context, { car_id: carId, caller: { kind: 'anonymous' } })
  return found.kind === 'found' && found.car.visibility === 'public' ? found.car : null
}
