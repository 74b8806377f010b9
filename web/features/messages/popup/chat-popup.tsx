import { useState } from 'react'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { AnnouncedToast } from '#web/ui/toasts/announced-toast.tsx'
import { Toasts } from '#web/ui/toasts/toasts.tsx'
import '../messages.css'
import './chat-popup.css'
import { ChatAbout } from './chat-about.tsx'
import { ChatList } from './chat-list.tsx'
import { ChatThread } from './chat-thread.tsx'
import { carOf, closeChat, replaceChat } from './open-chat.ts'
import { useVisibleHeight } from './use-visible-height.ts'

interface Props {
  /** What the popup shows, in the format of `open-chat.ts`. */
  chat: string
  user_id: string
}

/** The chat popup with the list of conversations or one of them. */
export function ChatPopup({ chat, user_id }: Props) {
  const { t } = useTexts(messagesTexts)
  const [last, setLast] = useState(chat)
  if (chat && chat !== last) setLast(chat)
  // keeps the component of the new conversation mounted after its first message
  const [begun, setBegun] = useState<{ conversation_id: string; car_id: string } | null>(null)
  const carId = begun?.conversation_id === chat ? begun.car_id : carOf(chat)
  useVisibleHeight()
  return (
    <Modal className="full chat" aria-label={t('messages_title')} onClose={closeChat}>
      {carId !== null ? (
        <ChatAbout
          key={carId}
          car_id={carId}
          user_id={user_id}
          onFound={replaceChat}
          onStarted={(conversationId) => {
            setBegun({ conversation_id: conversationId, car_id: carId })
            replaceChat(conversationId)
          }}
        />
      ) : chat ? (
        <ChatThread key={chat} conversation_id={chat} user_id={user_id} />
      ) : (
        <ChatList last={last} user_id={user_id} />
      )}
      {/* the toasts of the page are behind the modal dialog */}
      <Toasts />
      <AnnouncedToast />
    </Modal>
  )
}
