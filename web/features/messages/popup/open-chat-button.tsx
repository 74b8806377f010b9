import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { unreadQuery } from '../unread-query.ts'
import { closeChat, openChat, useChat } from './open-chat.ts'

const ChatPopup = latePart(async () => (await import('./chat-popup.tsx')).ChatPopup)

/** Opens the chat popup. Until hydration it is a link to the messages page. */
export function OpenChatButton({ user_id }: { user_id: string }) {
  const { t } = useTexts()
  const chat = useChat()
  // reads the cache only; the header fetches it
  const { data } = useQuery({ ...unreadQuery(useApi(), user_id), enabled: false })
  // it may be known before this button is hydrated
  const isHydrated = useIsHydrated()
  const count = (isHydrated && data?.unread_count) || 0

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (chat === null) openChat('')
  }

  return (
    <>
      <Link
        to="/messages"
        className="chat-button no-print"
        aria-label={count ? `${t('chat_open')} · ${t('menu_messages_unread', { count })}` : t('chat_open')}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={ChatPopup.preload}
        onFocus={ChatPopup.preload}
      >
        <Icon name="chat" size={24} />
        {count > 0 && (
          <span className="badge-count absolute -top-1 end-0" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      {chat !== null && <ChatPopup chat={chat} user_id={user_id} fallback={<Waiting />} onFail={closeChat} />}
    </>
  )
}

/** Placeholder of the button. */
function Waiting() {
  const { t } = useTexts()
  return (
    <span className="chat-button">
      <Spinner />
      <span className="sr-only">{t('loading')}</span>
    </span>
  )
}
