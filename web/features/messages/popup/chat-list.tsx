import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { ConversationItem } from '../conversation-item.tsx'
import { useFreshList } from '../use-fresh-list.ts'
import { ChatBarEnd } from './chat-bar-end.tsx'
import { ChatWaiting } from './chat-waiting.tsx'
import { openChat } from './open-chat.ts'

const NONE = { items: [] }

interface Props {
  /** Id of the conversation that was open before; empty if there was none. */
  last: string
  user_id: string
}

/** The most recent conversations, with a link to the messages page. */
export function ChatList({ last, user_id }: Props) {
  const { t } = useTexts(messagesTexts)
  const client = useQueryClient()
  const query = useQuery({ ...apiQuery(useApi(), 'messages', 'list_conversations', {}, user_id), staleTime: 0 })
  const { data, error, isError } = query
  useFreshList(
    user_id,
    data ?? NONE,
    useCallback(() => void client.invalidateQueries(queriesOf('messages', 'list_conversations')), [client]),
  )
  useEffect(() => {
    if (isError) {
      addToast({
        title: t('messages_failed_list'),
        description: refusalText(error, t) ?? t('messages_failed_list_text'),
        variant: 'destructive',
      })
    }
  }, [isError, error, t])
  return (
    <section aria-labelledby="chat-title">
      <header className="flex items-center gap-2 border-b border-line py-2 ps-4 pe-2">
        <h2 id="chat-title" className="grow text-lg font-bold">
          {t('messages_title')}
        </h2>
        <ChatBarEnd to="/messages" />
      </header>
      {data ? (
        <ul className="flex grow flex-col gap-1 overflow-y-auto overscroll-contain p-2">
          {data.items.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              to={`/messages?conversation=${conversation.id}`}
              wasOpen={conversation.id === last}
              onOpen={() => openChat(conversation.id)}
              now={data.now}
            />
          ))}
          {!data.items.length && <li className="notice">{t('messages_none')}</li>}
          {data.next && (
            <li className="flex">
              <ButtonLink to={`/messages?after=${data.next}`} variant="quiet" className="grow">
                {t('messages_more')}
              </ButtonLink>
            </li>
          )}
        </ul>
      ) : (
        <ChatWaiting query={query} />
      )}
    </section>
  )
}
