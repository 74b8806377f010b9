import { createStoredIds } from '#web/platform/device/stored-ids.ts'

/** Cars that the visitor hid from lists. */
export const hiddenCars = createStoredIds('hidden-cars', 500)
