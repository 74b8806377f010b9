import type { Conversation } from '#contract/messages.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { otherName } from './other-name.ts'

/** Beside the list while no conversation is open: a way to the newest one with unread messages. */
export function NoThread({ items }: { items: readonly Conversation[] }) {
  const { t } = useTexts(messagesTexts)
  const unread = items.find(({ unread_count }) => unread_count > 0)
  return (
    <div className="messages-choose flex flex-col items-center justify-center gap-4 p-6 text-center max-lg:hidden">
      <Scene name="letters" />
      {items.length > 0 && <p className="text-xl font-bold">{t('messages_choose')}</p>}
      {unread && (
        <ButtonLink to={`/messages?conversation=${unread.id}`} variant="quiet" icon="chat">
          {t('messages_read_unread', { name: `\u2068${otherName(unread, t)}\u2069` })}
        </ButtonLink>
      )}
      <p className="max-w-prose text-muted">{t('messages_safe')}</p>
    </div>
  )
}
