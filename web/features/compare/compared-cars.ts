import { createStoredIds } from '#web/platform/stored-ids.ts'

export const MOST_COMPARED = 4
/** Cars that wait to be compared side by side. */
export const comparedCars = createStoredIds('compared-cars', MOST_COMPARED)

export function compareAddress(ids: readonly string[]): string {
  return `/compare?${new URLSearchParams(ids.map((id) => ['car', id]))}`
}
