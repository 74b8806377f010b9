import type { ApiClient } from '#contract/client.ts'
import type { Car } from '#contract/cars.ts'
import { UUID } from '#domain/uuid.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'

/** The car in the address of a calculator; null if there is none or visitors cannot see it. */
export async function fetchCarOf(api: ApiClient, address: string): Promise<Car | null> {
  const id = new URL(address).searchParams.get('car') ?? ''
  if (!UUID.test(id)) return null
  try {
    const car = await api.cars.get({ car_id: id })
    return car.visibility === 'public' ? car : null
  } catch (error) {
    const status = errorStatus(error)
    if (status !== undefined && status < 500) return null
    throw error
  }
}

/** The market prices of a car's model year and of the one before. */
export async function fetchPricesOf(api: ApiClient, { model, year }: Pick<Car, 'model' | 'year'>) {
  if (model === null) return { own: null, older: null }
  const [own, older] = await Promise.all([
    api.ads.get_market_price({ model, year }),
    api.ads.get_market_price({ model, year: year - 1 }),
  ])
  return { own, older }
}
