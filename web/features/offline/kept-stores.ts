import type { Car, CarCard } from '#contract/cars.ts'
import type { Conversation, Message } from '#contract/messages.ts'
import { databaseStore } from '#web/platform/device/database-store.ts'

// what pages keep of what they show, so that it can be read without a connection

interface Dated {
  /** When the server said so, in ISO 8601. */
  at: string
}

export interface KeptCar extends Dated {
  car: Car
}

/** Cars of a list: favorites, a search, the home page. */
export interface KeptList extends Dated {
  cards: readonly CarCard[]
}

export interface KeptInbox extends Dated {
  conversations: readonly Conversation[]
}

export interface KeptThread extends Dated {
  conversation: Conversation
  messages: readonly Message[]
  user_id: string
}

const MOST_CARS = 20
const MOST_LISTS = 12
const MOST_THREADS = 20
/** Messages of each conversation, the latest. */
export const MOST_MESSAGES = 100

/** @param has a property without which it is of another version of the site */
const readWith =
  <Value extends Dated>(has: keyof Value & string) =>
  (stored: unknown): Value | null => {
    const isIt = typeof stored === 'object' && stored !== null && has in stored && 'at' in stored
    return isIt ? (stored as Value) : null
  }

const changedAt = (kept: Dated | null): number => Date.parse(kept?.at ?? '') || 0

/** By ID. */
export const keptCars = databaseStore({
  key: 'kept-car *',
  most: MOST_CARS,
  changedAt,
  read: readWith<KeptCar>('car'),
})

/** By path and query string. */
export const keptLists = databaseStore({
  key: 'kept-list *',
  most: MOST_LISTS,
  changedAt,
  read: readWith<KeptList>('cards'),
})

export const keptInbox = databaseStore({ key: 'kept-inbox', read: readWith<KeptInbox>('conversations') })

/** By ID of the conversation. */
export const keptThreads = databaseStore({
  key: 'kept-thread *',
  most: MOST_THREADS,
  changedAt,
  read: readWith<KeptThread>('messages'),
})

/** For sites whose operator has turned this off. */
export async function forgetKept(): Promise<void> {
  for (const store of [keptCars, keptLists, keptThreads, keptInbox])
    for (const part of await store.parts()) await store.remove(part)
}
