import { createStoredIds } from '#web/platform/stored-ids.ts'

/** Cars whose page was opened on this device, the latest first. */
export const viewedCars = createStoredIds('viewed-cars', 12)
