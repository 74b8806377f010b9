import type { ReactNode } from 'react'
import type { Conversation } from '#contract/messages.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  conversation: Conversation | null
  /** What is left to do. */
  children: ReactNode
}

/** Says that the ad is no longer for sale, or why nobody can write. */
export function ThreadEnded({ conversation, children }: Props) {
  const { t } = useTexts(messagesTexts)
  if (!conversation || conversation.status === 'active') return null
  const { status, is_blocked } = conversation
  return (
    <div className="notice m-3 flex flex-col gap-2">
      <p>{t(status === 'ended' ? 'messages_ended' : is_blocked ? 'messages_blocked' : 'messages_closed')}</p>
      {children}
    </div>
  )
}
