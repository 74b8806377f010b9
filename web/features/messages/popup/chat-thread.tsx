import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { apiQuery, queriesOf } from '#web/platform/api-query.ts'
import { useApi } from '#web/platform/api.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { Thread, threadId } from '../thread.tsx'
import { useFreshList } from '../use-fresh-list.ts'
import { ChatBarEnd } from './chat-bar-end.tsx'
import { ChatWaiting } from './chat-waiting.tsx'
import { backToList } from './open-chat.ts'

interface Props {
  conversation_id: string
  user_id: string
}

/** One conversation in the popup. */
export function ChatThread({ conversation_id, user_id }: Props) {
  const { t } = useTexts(messagesTexts)
  const api = useApi()
  const client = useQueryClient()
  // what somebody opens is as it is now
  const one = useQuery({ ...apiQuery(api, 'messages', 'get_conversation', { conversation_id }, user_id), staleTime: 0 })
  // the thread itself asks for what follows
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
  const failed = [one, history].find(({ isLoadingError }) => isLoadingError)
  const hasFailed = failed !== undefined
  useEffect(() => {
    if (hasFailed) {
      addToast({
        title: t('messages_failed_load'),
        description: t('messages_failed_load_text'),
        variant: 'destructive',
      })
    }
  }, [hasFailed, t])
  const start = <Button variant="icon" icon="back" aria-label={t('messages_back')} onClick={backToList} />
  // a phone needs the room
  const end = <ChatBarEnd className="max-sm:hidden" to={`/messages?conversation=${conversation_id}`} />
  if (!conversation || !history.data) {
    return (
      <section aria-label={t('messages_history')}>
        <header className="flex items-center justify-between border-b border-line p-2">
          {start}
          {end}
        </header>
        <ChatWaiting query={failed ?? (conversation ? history : one)} />
      </section>
    )
  }
  const { car, other_user_name } = conversation
  const open = { conversation, car, other_user_name, history: history.data }
  return <Thread {...open} thread_id={threadId(open)} user_id={user_id} onStarted={ignore} start={start} end={end} />
}

/** It has begun. */
const ignore = () => {}
