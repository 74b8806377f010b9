import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { HandOver } from '#contract/hand-over.ts'
import type { HandOverItem } from '#domain/hand-over/items.ts'
import { withChanges, type ShownTick } from '#domain/hand-over/with-changes.ts'
import { useJoined, useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { storeTick, unsentTicks } from './unsent-ticks.ts'
import { useDeliverTicks } from './use-deliver-ticks.ts'

export interface OneHandOver {
  conversation_id: string
  offer_id: string
}

export interface ShownHandOver extends Omit<HandOver, 'ticks'> {
  ticks: readonly ShownTick[]
  /** Items of the user whose change is not saved. */
  unsaved: readonly HandOverItem[]
}

interface Shown {
  /** Undefined while it is loaded. */
  handOver: ShownHandOver | undefined
  hasFailed: boolean
  retry: () => void
  /** Whether changes wait for the connection. */
  isStuck: boolean
  tick: (item: HandOverItem, isTicked: boolean) => void
}

/** Milliseconds between requests without a socket. */
const POLL_MS = 5000

/** Responses may arrive in another order than the changes. */
const newerOf = (known: HandOver | undefined, loaded: HandOver): HandOver =>
  known && known.revision > loaded.revision ? known : loaded

/** The list of an accepted offer, kept up to date, with own changes shown at once. */
export function useHandOver({ conversation_id, offer_id }: OneHandOver, userId: string): Shown {
  const api = useApi()
  const client = useQueryClient()
  // the thread has joined the conversation
  const { isLive } = useJoined(null)
  const query = apiQuery(api, 'hand_over', 'get', { conversation_id, offer_id }, userId)
  const { data, isLoadingError, refetch } = useQuery({
    ...query,
    queryFn: async (context) => newerOf(client.getQueryData(query.queryKey), await query.queryFn(context)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    ...(!isLive && { refetchInterval: POLL_MS, refetchIntervalInBackground: false }),
  })

  const load = useCallback(() => void (navigator.onLine && refetch()), [refetch])
  useLiveNews('conversations', load)
  useLiveNews('missed', load)
  // answers to offers and changes of the ad may end it
  useLiveNews('message', ({ message }) => {
    if (message.conversation_id === conversation_id && message.message_type !== 'text') load()
  })
  useEffect(() => {
    if (isLive) load()
  }, [isLive, load])

  const isStuck = useDeliverTicks(userId, (saved) =>
    client.setQueryData(
      apiQuery(api, 'hand_over', 'get', { conversation_id: saved.conversation_id, offer_id: saved.offer_id }, userId)
        .queryKey,
      (known) => newerOf(known, saved),
    ),
  )
  const changes = unsentTicks.use(userId).filter((change) => change.offer_id === offer_id)

  return {
    handOver: data && {
      ...data,
      ticks: withChanges(data.ticks, changes, data.side),
      unsaved: changes.map(({ item }) => item),
    },
    hasFailed: isLoadingError,
    retry: load,
    isStuck: isStuck || (changes.length > 0 && !navigator.onLine),
    tick: (item, isTicked) => storeTick(userId, { conversation_id, offer_id, item, is_ticked: isTicked }),
  }
}
