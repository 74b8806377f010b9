import type { QueryClient } from '@tanstack/react-query'
import type { Car, CarCard } from '#contract/cars.ts'
import type { Favorite } from '#contract/favorites.ts'
import type { Conversation, Message } from '#contract/messages.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { keyOfList } from './find-kept.ts'
import { keptCars, keptInbox, keptLists, keptThreads, MOST_MESSAGES } from './kept-stores.ts'

/** What a page shows, of the data that its loader has returned. */
interface Shown {
  /** Of the innermost route. */
  routeId: string
  loaderData: unknown
  /** Path and query string. */
  path: string
  /** When the page was made. */
  at: string
}

/** What the loaders of the pages that are kept return. */
interface Loaded {
  'routes/car': { car: Car }
  'routes/home': { latest: readonly CarCard[] }
  'routes/favorites': { favorites: readonly Favorite[] | null }
  'routes/messages': {
    user_id: string
    listed: { list: string; text: string; items: readonly Conversation[] }
    open: { conversation: Conversation | null; history: { items: readonly Message[] } } | null
  }
}

/** Keeps what the page shows, on this device. Without storage nothing is kept. */
export async function keepShown({ routeId, loaderData, path, at }: Shown, client: QueryClient): Promise<void> {
  if (!loaderData) return
  if (routeId === 'routes/car') {
    const { car } = loaderData as Loaded[typeof routeId]
    if (car.visibility !== 'hidden') await keptCars.update(() => ({ car, at }), car.id)
  } else if (routeId === 'routes/messages') {
    await keepMessages(loaderData as Loaded[typeof routeId], at)
  } else {
    const cards = cardsOf(routeId, loaderData, client)
    const part = keyOfList(path)
    if (cards?.length) await keptLists.update(() => ({ cards, at }), part)
    else if (cards) await keptLists.remove(part)
  }
}

function cardsOf(routeId: string, loaderData: unknown, client: QueryClient): readonly CarCard[] | null {
  if (routeId === 'routes/home') return (loaderData as Loaded[typeof routeId]).latest
  if (routeId === 'routes/explore') return activeCards(client, queriesOf('search'))
  if (routeId !== 'routes/favorites') return null
  const { favorites } = loaderData as Loaded[typeof routeId]
  return favorites ? favorites.map(({ card }) => card) : activeCards(client, queriesOf('cars', 'get_many'))
}

/** The cards that a query of the page has fetched. */
function activeCards(client: QueryClient, queries: ReturnType<typeof queriesOf>): readonly CarCard[] | null {
  for (const { state } of client.getQueryCache().findAll({ ...queries, type: 'active' })) {
    const data = state.data as readonly CarCard[] | { items?: readonly CarCard[] } | undefined
    const cards = data && 'items' in data ? data.items : data
    if (Array.isArray(cards) && cards.length > 0) return cards
  }
  return null
}

async function keepMessages({ user_id, listed, open }: Loaded['routes/messages'], at: string): Promise<void> {
  // both begin at once, so that none is stored after a sign-out
  await Promise.all([
    listed.list === 'inbox' && !listed.text && keptInbox.update(() => ({ conversations: listed.items, at })),
    open?.conversation && keepThread(open.conversation, open.history.items, user_id, at),
  ])
}

/** @param messages oldest first */
async function keepThread(
  conversation: Conversation,
  messages: readonly Message[],
  userId: string,
  at: string,
): Promise<void> {
  const kept = { conversation, messages: messages.slice(-MOST_MESSAGES), user_id: userId, at }
  await keptThreads.update(() => kept, conversation.id)
}
