import { useState } from 'react'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SaidToast } from '#web/ui/toasts/said-toast.tsx'
import { Toasts } from '#web/ui/toasts/toasts.tsx'
import '../messages.css'
import './chat-popup.css'
import { ChatList } from './chat-list.tsx'
import { ChatThread } from './chat-thread.tsx'
import { closeChat } from './open-chat.ts'
import { useVisibleHeight } from './use-visible-height.ts'

interface Props {
  /** The id of a conversation; empty for the list. */
  chat: string
  user_id: string
}

/** The conversations of the user over any page, or one of them. */
export default function ChatPopup({ chat, user_id }: Props) {
  const { t } = useTexts(messagesTexts)
  const [last, setLast] = useState(chat)
  if (chat && chat !== last) setLast(chat)
  useVisibleHeight()
  return (
    <Modal className="full chat" aria-label={t('messages_title')} onClose={closeChat}>
      {chat ? (
        <ChatThread key={chat} conversation_id={chat} user_id={user_id} />
      ) : (
        <ChatList last={last} user_id={user_id} />
      )}
      {/* those of the page are below it */}
      <Toasts />
      <SaidToast />
    </Modal>
  )
}
