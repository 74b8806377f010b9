import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import type { CarCard } from '#contract/cars.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { readAsked } from './assistant-address.ts'
import { conversationQuery, conversationsQuery } from './conversation-query.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Fetches the conversations of a user, the one of an address, and whether there is a model, into the query cache. */
export async function fetchAssistant(
  api: ApiClient,
  client: QueryClient,
  { address, userId }: { address: string; userId: string | null },
): Promise<{ car: CarCard | null }> {
  const { conversationId, carId } = readAsked(new URL(address).searchParams)
  const [[car = null]] = await Promise.all([
    carId && UUID.test(carId) ? api.cars.get_many({ ids: [carId] }) : [],
    fetchQuery(client, apiQuery(api, 'translations', 'is_on', undefined)),
    userId !== null && fetchQuery(client, conversationsQuery(api, userId)),
    userId !== null && conversationId && fetchQuery(client, conversationQuery(api, conversationId, userId)),
  ])
  return { car }
}
