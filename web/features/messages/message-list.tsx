import { useState, type RefObject } from 'react'
import type { Conversation, Message } from '#contract/messages.ts'
import { isSameDay } from '#domain/messages/named-day.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCaughtFocus } from '#web/ui/use-caught-focus.ts'
import { MessageRow } from './message-row.tsx'
import { useDeal } from './offers/deal-context.tsx'
import { OlderMessages } from './older-messages.tsx'
import type { WaitingMessage as Waiting } from './outbox.ts'
import { useMarkRead } from './use-mark-read.ts'
import type { Outbox } from './use-outbox.ts'
import type { Thread } from './use-thread.ts'
import { WaitingMessage } from './waiting-message.tsx'

interface Props {
  list: RefObject<HTMLDivElement | null>
  conversation: Conversation | null
  status: Conversation['status']
  user_id: string
  other: string
  thread: Thread
  outbox: Outbox
  /** Takes a text or pictures back into the message field. */
  onEdit: (message: Waiting) => void
}

/**
 * The messages of a thread, scrolled to the end at first. Scroll anchoring keeps the position while messages are added
 * above and below.
 */
export function MessageList({ list, conversation, status, user_id, other, thread, outbox, onEdit }: Props) {
  const { t } = useTexts(messagesTexts)
  const deal = useDeal()
  const { messages, seen_seq, first_unread_seq } = thread
  const stored = new Set(messages.map(({ id }) => id))
  const waiting = outbox.waiting.filter(({ id }) => !stored.has(id))
  const isAtEnd = useMarkRead({
    conversation_id: conversation?.id ?? null,
    user_id,
    messages,
    list,
    onRead: thread.noteRead,
  })
  // the buttons of an offer are removed when it is answered
  useCaughtFocus(list, { catcher: list })
  const last = messages.at(-1)?.seq
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)

  return (
    <div className="relative min-h-0 grow">
      {/* focusable, so that it can be scrolled by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} role="log" aria-label={t('messages_history')} tabIndex={0} className="message-list">
        <div className="message-column">
          {thread.hasOlder && <OlderMessages list={list} load={thread.loadOlder} />}
          {!messages.length && !waiting.length && <p className="m-auto text-muted">{t('messages_empty')}</p>}
          {messages.map((message, at) => (
            <MessageRow
              key={message.id}
              message={message}
              user_id={user_id}
              other={other}
              isSeen={message.seq <= seen_seq}
              isFirstOfDay={isNewDay(messages[at - 1], message)}
              isFirstUnread={message.seq === first_unread_seq}
              now={thread.now}
            />
          ))}
          {waiting.map((message) => (
            <WaitingMessage
              key={message.id}
              message={message}
              status={status}
              stuckBy={outbox.stuckBy}
              isStored={outbox.isStored}
              onEdit={() => (message.step ? deal : { onEdit }).onEdit(message)}
              onCancel={() => void outbox.takeBack(message.id)}
              onSendAgain={() => void outbox.sendAgain(message.id)}
            />
          ))}
        </div>
      </div>
      {!isAtEnd && seen !== last && (
        <Button
          variant="quiet"
          icon="down"
          className="absolute inset-x-0 bottom-3 mx-auto w-max shadow-floating"
          onClick={() => {
            // the pressed button is removed
            list.current?.focus({ preventScroll: true })
            list.current?.scrollTo({ top: 0 })
          }}
        >
          {t('messages_new_below')}
        </Button>
      )}
    </div>
  )
}

const isNewDay = (before: Message | undefined, message: Message): boolean =>
  !before || !isSameDay(before.created_at, message.created_at)
