import type { Car } from '#contract/cars.ts'
import type { OpenThread } from './thread.tsx'

/** The thread about a car that the buyer has not written about yet. */
export const threadAbout = (car: Car): OpenThread => ({
  conversation: null,
  car: { ...car, image: car.images[0] ?? null, has_page: true },
  other_user_name: car.seller_name || null,
  history: { items: [], seen_seq: 0, first_unread_seq: null, now: new Date().toISOString() },
  canBegin: car.can.message,
})
