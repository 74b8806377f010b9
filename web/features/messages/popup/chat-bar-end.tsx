import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { closeChat } from './open-chat.ts'

/** Links at the end of the popup's header: open the messages page, and close. */
export function ChatBarEnd({ to, className }: { to: string; className?: string }) {
  const { t } = useTexts(messagesTexts)
  return (
    <span className="flex flex-none">
      <ButtonLink
        to={to}
        className={className}
        variant="icon"
        icon="expand"
        aria-label={t('messages_full')}
        title={t('messages_full')}
      />
      <Button variant="icon" icon="close" aria-label={t('close')} onClick={closeChat} />
    </span>
  )
}
