import { hasStored } from '#web/platform/device/stored-cache.ts'
import { isPageOfUser } from '#web/platform/pages/page-of-user.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const load = () => import('./cars-to-save.tsx')

// for pages that show cars below the fold
export const LateCarItem = latePart(async () => (await load()).CarItemToSave, { readIn: '.article-car' })
export const LateCarRow = latePart(async () => (await load()).CarRowToSave, { readIn: '.car-row' })

const OF_VISITORS = ['favorites', 'hidden-cars', 'viewed-cars']

/** Whether cards may change as soon as the page is hydrated, since the visitor was here before. Call it before. */
export const isKnownVisitor = (): boolean => isPageOfUser() || OF_VISITORS.some(hasStored)
