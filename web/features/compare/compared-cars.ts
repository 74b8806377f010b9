import { createStoredIds } from '#web/platform/device/stored-ids.ts'

export const MOST_COMPARED = 4
/** Cars selected for comparison. */
export const comparedCars = createStoredIds('compared-cars', MOST_COMPARED)

export function compareAddress(ids: readonly string[]): string {
  return `/compare?${new URLSearchParams(ids.map((id) => ['car', id]))}`
}

/** Where cars are added to a shortlist. */
export function shortlistAddress(ids: readonly string[]): string {
  return `/shortlists?${new URLSearchParams(ids.map((id) => ['car', id]))}`
}
