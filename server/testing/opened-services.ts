import type { DataServices } from '#server/context.ts'

/** Those of the test file that runs, for what `setup.ts` does after each test. */
export const openedServices = new Set<DataServices>()
