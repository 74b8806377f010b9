import type { DataServices } from '#server/context.ts'

/** Services opened by the current test file. `setup.ts` checks their search tables after each test. */
export const openedServices = new Set<DataServices>()
