import { useLocation } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { ChatButton, hasChat } from '#web/features/messages/public.ts'
import { Piece } from '#web/platform/piece.tsx'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** In a corner of pages: the conversations of the user; sign-in for visitors. */
export function ChatLink() {
  const { t } = useTexts()
  const viewer = useViewer()
  if (!hasChat(useLocation())) return null
  if (viewer) return <ChatButton user_id={viewer.id} />
  return (
    <Piece of={[ChatLink]}>
      {() => (
        <AccountLink to="/messages" isOfMenu={false} className="chat-button no-print">
          <Icon name="chat" size={24} />
          <span className="sr-only">{t('chat_open')}</span>
        </AccountLink>
      )}
    </Piece>
  )
}
