import { createStoredIds } from '#web/platform/stored-ids.ts'

/** Cars viewed on this device, latest first. */
export const viewedCars = createStoredIds('viewed-cars', 12)
