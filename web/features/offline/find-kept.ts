import {
  keptCars,
  keptInbox,
  keptLists,
  keptThreads,
  type KeptCar,
  type KeptInbox,
  type KeptList,
  type KeptThread,
} from './kept-stores.ts'

export type Found =
  | { kind: 'car'; kept: KeptCar }
  | { kind: 'list'; kept: KeptList }
  | { kind: 'inbox'; kept: KeptInbox }
  | { kind: 'thread'; kept: KeptThread }

const FAVORITES = '/favorites'
const MESSAGES = '/messages'

/**
 * The key of a list. Favorites are kept without their order, and all lists in both languages.
 * @param path with query string
 */
export function keyOfList(path: string): string {
  const [pathname = '', search] = path.split('?', 2)
  if (pathname === FAVORITES) return FAVORITES
  const asked = new URLSearchParams(search)
  asked.delete('lang')
  return asked.size > 0 ? `${pathname}?${asked}` : pathname
}

/**
 * What the device keeps of a page.
 * @param path with query string
 */
export async function findKept(path: string): Promise<Found | null> {
  const [pathname = '', search] = path.split('?', 2)
  const [, carId] = /^\/car\/([\w-]+)$/.exec(pathname) ?? []
  if (carId) return found('car', await keptCars.get(carId))
  if (pathname === MESSAGES) {
    const conversationId = new URLSearchParams(search).get('conversation')
    if (conversationId) return found('thread', await keptThreads.get(conversationId))
    return found('inbox', await keptInbox.get())
  }
  return found('list', await keptLists.get(keyOfList(path)))
}

function found<Kind extends Found['kind']>(
  kind: Kind,
  kept: Extract<Found, { kind: Kind }>['kept'] | null,
): Found | null {
  return kept && ({ kind, kept } as unknown as Found)
}

export interface AllKept {
  /** Latest first. */
  cars: readonly KeptCar[]
  favorites: KeptList | null
  inbox: KeptInbox | null
}

/** Everything that can be read. */
export async function findAllKept(): Promise<AllKept> {
  const ids = await keptCars.parts()
  const cars = (await Promise.all(ids.map((id) => keptCars.get(id)))).filter((one) => one !== null)
  const [favorites, inbox] = await Promise.all([keptLists.get(FAVORITES), keptInbox.get()])
  return { cars: cars.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)), favorites, inbox }
}
