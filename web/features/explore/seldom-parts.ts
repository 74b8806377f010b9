import type { CarPage } from '#contract/search.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'

const loadEmptyResult = () => import('./empty-result.tsx')
const loadCarsAlone = () => import('./cars-alone.tsx')

export const EmptyResult = lazyPart(loadEmptyResult)
export const CarsAlone = lazyPart(loadCarsAlone)

/** Loads what a page needs of them, so that it shows at once; should that fail, the part loads itself. */
export async function loadSeldomParts({ total, understood }: CarPage): Promise<void> {
  const loads = [...(total === 0 ? [loadEmptyResult()] : []), ...(understood.other_goods ? [loadCarsAlone()] : [])]
  await Promise.allSettled(loads)
}
