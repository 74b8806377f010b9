import type { Tracked } from './tracked.ts'

let viewed: { car_id: string; since: number } | undefined

export function beginView(carId: string): void {
  viewed = { car_id: carId, since: Date.now() }
}

/**
 * Ends the current view and returns it; undefined if none is open. Called when the page of the car or the tab is left.
 */
export function endView(): Tracked | undefined {
  if (!viewed) return undefined
  const { car_id, since } = viewed
  viewed = undefined
  return {
    call: 'track_car_interaction',
    car_id,
    interaction_type: 'view',
    duration_seconds: Math.min(Math.round((Date.now() - since) / 1000), 86_400),
  }
}
