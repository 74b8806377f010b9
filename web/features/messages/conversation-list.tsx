import { useState } from 'react'
import type { Conversation } from '#contract/messages.ts'
import type { CONVERSATION_LISTS } from '#domain/messages/conversation.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { ConversationItem } from './conversation-item.tsx'

type List = (typeof CONVERSATION_LISTS)[number]

export interface ListedConversations {
  list: List
  text: string
  items: readonly Conversation[]
  next: string | null
  now: string
}

interface Props extends ListedConversations {
  /** Id of the conversation beside the list. */
  open?: string | undefined
}

const LISTS = ['inbox', 'unread', 'archived'] as const satisfies readonly List[]

export function ConversationList({ list, text, items, next, now, open }: Props) {
  const { t } = useTexts(messagesTexts)
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  const address = (params: Record<string, string>) => {
    const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '' && value !== 'inbox'))
    return search.size ? `/messages?${search}` : '/messages'
  }
  const none = text ? 'messages_none_found' : list === 'inbox' ? 'messages_none' : (`messages_none_${list}` as const)
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <form action="/messages" method="get" role="search" className="flex gap-2">
        {list !== 'inbox' && <input type="hidden" name="list" value={list} />}
        <input
          type="search"
          name="text"
          dir="auto"
          className="field min-w-0 grow"
          aria-label={t('messages_search')}
          placeholder={t('messages_search')}
          defaultValue={text}
        />
        <Button type="submit" variant="quiet" icon="search" aria-label={t('messages_search_submit')} />
      </form>
      <ViewLinks
        label={t('messages_list')}
        views={LISTS.map((one) => ({
          to: address({ list: one, text }),
          label: t(`messages_${one}`),
          isCurrent: one === list,
        }))}
      />
      {items.length ? (
        <ul className="flex flex-col gap-1 overflow-y-auto">
          {items.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              to={address({ conversation: conversation.id, list, text })}
              isOpen={conversation.id === open}
              wasOpen={!open && conversation.id === last}
              now={now}
            />
          ))}
        </ul>
      ) : (
        <p className="notice">{t(none)}</p>
      )}
      {next && (
        <ButtonLink to={address({ list, text, after: next })} variant="quiet">
          {t('messages_more')}
        </ButtonLink>
      )}
    </div>
  )
}
