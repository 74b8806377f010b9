import { createStoredIds } from '#web/platform/stored-ids.ts'

/** Cars that the visitor does not want to see in lists. */
export const hiddenCars = createStoredIds('hidden-cars', 500)
