import { memo } from 'react'
import type { Message } from '#contract/messages.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DayDivider } from './day-divider.tsx'
import { StoredMessage } from './stored-message.tsx'

interface Props {
  message: Message
  user_id: string
  other: string
  isSeen: boolean
  isFirstOfDay: boolean
  isFirstUnread: boolean
  now: string
}

/** A message with dividers for its day and for unread messages. Memoised, since a thread may have thousands. */
export const MessageRow = memo(function MessageRow({ isFirstOfDay, isFirstUnread, now, ...stored }: Props) {
  const { t } = useTexts(messagesTexts)
  return (
    <div className="message-row">
      {isFirstOfDay && <DayDivider time={stored.message.created_at} now={now} />}
      {isFirstUnread && <p className="message-divider">{t('messages_unread_from_here')}</p>}
      <StoredMessage {...stored} />
    </div>
  )
})
