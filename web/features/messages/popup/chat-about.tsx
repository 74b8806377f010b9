import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { Thread } from '../thread.tsx'
import { threadAbout } from '../thread-about.ts'
import { useFreshList } from '../use-fresh-list.ts'
import { ThreadWaiting } from './chat-waiting.tsx'
import { useThreadBar } from './use-thread-bar.tsx'

interface Props {
  car_id: string
  user_id: string
  /** Called if there already is a conversation about the car. */
  onFound: (conversationId: string) => void
  /** Called after the first message was sent. */
  onStarted: (conversationId: string) => void
}

/** A conversation about a car in the popup, which may not have begun. */
export function ChatAbout({ car_id, user_id, onFound, onStarted }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const bar = useThreadBar(`car=${car_id}`)
  const [isBegunHere, setBegun] = useState(false)
  const known = useQuery({ ...apiQuery(api, 'messages', 'find_conversation', { car_id }, user_id), staleTime: 0 })
  const car = useQuery({ ...apiQuery(api, 'cars', 'get', { car_id }, user_id), staleTime: 0 })
  const conversation = known.data ?? null
  const refresh = useCallback(() => void client.invalidateQueries(queriesOf('messages', 'find_conversation')), [client])
  useFreshList(user_id, { items: conversation ? [conversation] : [] }, refresh)

  const foundId = isBegunHere ? undefined : conversation?.id
  useEffect(() => {
    if (foundId !== undefined) onFound(foundId)
  }, [foundId, onFound])

  if (known.data === undefined || foundId !== undefined || !car.data) {
    const failed = [known, car].find(({ isLoadingError }) => isLoadingError)
    return <ThreadWaiting query={failed ?? (known.data === undefined ? known : car)} {...bar} />
  }
  return (
    <Thread
      {...threadAbout(car.data)}
      {...bar}
      conversation={conversation}
      threadId={car_id}
      user_id={user_id}
      onStarted={(id) => {
        setBegun(true)
        refresh()
        onStarted(id)
      }}
    />
  )
}
