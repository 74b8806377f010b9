import type { PricePosition } from '#contract/fair-price.ts'
import type { DataServices } from '#server/context.ts'
import { getPricePosition } from '#server/features/fair-price/public.ts'
import { orNull } from './or-null.ts'

/** Where the price of an ad lies; null if it is not active or its price has no label. */
export async function readPosition(
  services: DataServices,
  carId: string,
): Promise<Omit<PricePosition, 'comparables'> | null> {
  const found = await orNull(getPricePosition(services, carId))
  if (!found?.label) return null
  const { comparables: _comparables, ...position } = found
  return position
}
