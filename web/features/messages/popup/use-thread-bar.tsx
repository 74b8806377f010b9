import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChatBarEnd } from './chat-bar-end.tsx'
import { backToList } from './open-chat.ts'

/** How to leave a thread of the popup. @param search what `/messages` shows it by */
export function useThreadBar(search: string) {
  const { t } = useTexts(messagesTexts)
  return {
    start: <Button variant="icon" icon="back" aria-label={t('messages_back')} onClick={backToList} />,
    // a phone needs the room
    end: <ChatBarEnd className="max-sm:hidden" to={`/messages?${search}`} />,
  }
}
