import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { threadIdOf } from '../open-thread.ts'
import { Thread } from '../thread.tsx'
import { useFreshList } from '../use-fresh-list.ts'
import { ThreadWaiting } from './chat-waiting.tsx'
import { useThreadBar } from './use-thread-bar.tsx'

interface Props {
  conversation_id: string
  user_id: string
}

/** A conversation in the popup. */
export function ChatThread({ conversation_id, user_id }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const bar = useThreadBar(`conversation=${conversation_id}`)
  // always refetched when it is opened
  const one = useQuery({ ...apiQuery(api, 'messages', 'get_conversation', { conversation_id }, user_id), staleTime: 0 })
  // fetched once; the thread fetches later messages itself
  const history = useQuery({
    ...apiQuery(api, 'messages', 'list', { conversation_id }, user_id),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: false,
  })
  const conversation = one.data
  useFreshList(
    user_id,
    { items: conversation ? [conversation] : [] },
    useCallback(() => void client.invalidateQueries(queriesOf('messages', 'get_conversation')), [client]),
  )
  if (!conversation || !history.data) {
    const failed = [one, history].find(({ isLoadingError }) => isLoadingError)
    return <ThreadWaiting query={failed ?? (conversation ? history : one)} {...bar} />
  }
  const { car, other_user_name } = conversation
  const open = { conversation, car, other_user_name, history: history.data, canBegin: false }
  return <Thread {...open} {...bar} threadId={threadIdOf(open)} user_id={user_id} onStarted={ignore} />
}

/** The conversation has begun already. */
const ignore = () => {}
