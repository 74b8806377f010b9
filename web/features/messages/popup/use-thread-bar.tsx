import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChatBarEnd } from './chat-bar-end.tsx'
import { backToList } from './open-chat.ts'

/**
 * Navigation in the header of a thread in the popup.
 * @param search query string of the thread on `/messages`
 */
export function useThreadBar(search: string) {
  const { t } = useTexts(messagesTexts)
  return {
    start: <Button variant="icon" icon="back" aria-label={t('messages_back')} onClick={backToList} />,
    // hidden on phones, which have no room for it
    end: <ChatBarEnd className="max-sm:hidden" to={`/messages?${search}`} />,
  }
}
