import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Conversation, Message } from '#contract/messages.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CarImage } from './car-image.tsx'
import { catchFocus } from './catch-focus.ts'
import { messageInWords } from './message-in-words.ts'
import { messageWrittenIn } from './message-written-in.ts'
import './messages.css'
import { otherName } from './other-name.ts'

interface Props {
  conversation: Conversation
  to: string
  isOpen?: boolean
  /** Whether the user has just returned from this conversation to the list. */
  wasOpen?: boolean
  /** Called instead of following the link. */
  onOpen?: () => void
  /** Null where it is unknown: then the date is shown. */
  now: string | null
}

export function ConversationItem({ conversation, to, isOpen, wasOpen = false, onOpen, now }: Props) {
  const { t, lang } = useTexts(messagesTexts)
  const { car, last_message, unread_count } = conversation
  const other = otherName(conversation, t)
  const title = carTitle({ ...car, custom_model: null }, lang)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (wasOpen) catchFocus(link.current)
  }, [wasOpen])
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen?.()
  }
  return (
    <li>
      <Link
        ref={link}
        to={to}
        className="conversation"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen && open}
      >
        <CarImage image={car.image} />
        <span className="flex min-w-0 grow flex-col">
          <span className="flex items-baseline justify-between gap-2">
            <bdi className="truncate font-semibold" {...writtenIn(other)}>
              {other}
            </bdi>
            <span className="flex-none text-sm text-muted">
              {now === null
                ? formatDateTime(last_message.created_at, lang)
                : relativeTime(last_message.created_at, new Date(now), lang)}
            </span>
          </span>
          <span className="text-sm leading-relaxed wrap-anywhere text-muted" {...writtenIn(title)}>
            {title}
          </span>
          <span className="flex items-center justify-between gap-2">
            <LastMessage message={last_message} isUnread={unread_count > 0} />
            {unread_count > 0 && (
              <span className="badge-count">
                <span aria-hidden>{unread_count > 99 ? '99+' : unread_count}</span>
                <span className="sr-only">{t('messages_unread_count', { count: unread_count })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function LastMessage({ message, isUnread }: { message: Message; isUnread: boolean }) {
  const texts = useTexts(messagesTexts, offersTexts, appointmentsTexts)
  return (
    <bdi
      className={isUnread ? 'truncate font-semibold' : 'truncate text-muted'}
      {...messageWrittenIn(message, texts.lang)}
    >
      {messageInWords(message, texts)}
    </bdi>
  )
}
