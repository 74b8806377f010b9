import { createStoredIds } from '#web/platform/device/stored-ids.ts'

/** Cars viewed on this device, latest first. */
export const viewedCars = createStoredIds('viewed-cars', 12)
