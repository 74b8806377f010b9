import type { Car } from '#contract/cars.ts'
import type { OpenThread } from './open-thread.ts'

/** An empty thread about a car, for a buyer without a conversation. */
export const threadAbout = (car: Car): OpenThread => ({
  conversation: null,
  car: { ...car, image: car.images[0] ?? null, has_page: true },
  other_user_name: car.seller_name || null,
  history: { items: [], seen_seq: 0, first_unread_seq: null, now: new Date().toISOString() },
  canBegin: car.can.message,
})
