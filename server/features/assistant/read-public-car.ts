import type { Car } from '#contract/cars.ts'
import type { DataServices } from '#server/context.ts'
import { getCar } from '#server/features/cars/public.ts'

/** An active ad as everyone sees it; null if there is none. */
export async function readPublicCar(services: DataServices, carId: string): Promise<Car | null> {
  const found = await getCar(services, { car_id: carId, caller: { kind: 'anonymous' } })
  return found.kind === 'found' && found.car.visibility === 'public' ? found.car : null
}
