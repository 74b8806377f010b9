import { LateRecentlyViewed } from './late-recently-viewed.ts'
import { viewedCars } from './viewed-cars.ts'

/**
 * Cars viewed on this device that are still for sale. Who has viewed none loads no code for it.
 * @param but the car of the page
 */
export function ViewedRow({ but }: { but?: string }) {
  const ids = viewedCars.useIds().filter((id) => id !== but)
  return ids.length > 0 && <LateRecentlyViewed ids={ids} fallback={null} />
}
