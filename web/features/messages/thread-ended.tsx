import { Link } from 'react-router'
import type { Conversation } from '#contract/messages.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'

interface Props {
  conversation: Conversation | null
  car: Conversation['car']
  /** Whether the buyer can begin the conversation; irrelevant once it exists. */
  canBegin: boolean
  /** Remaining actions. */
  children: Elements
}

/** Notice that the ad is no longer for sale, or why messages cannot be sent. */
export function ThreadEnded({ conversation, car, canBegin, children }: Props) {
  const { t } = useTexts(messagesTexts)
  if (conversation ? conversation.status === 'active' : canBegin) return null
  return (
    <div className="notice m-3 flex flex-col gap-2">
      <p>{t(conversation ? reasonOf(conversation) : 'messages_not_here')}</p>
      {conversation ? (
        children
      ) : (
        <Link to={`/car/${car.id}`} className="link self-start">
          {t('messages_open_ad')}
        </Link>
      )}
    </div>
  )
}

function reasonOf({ status, is_blocked }: Conversation) {
  if (status === 'ended') return 'messages_ended'
  return is_blocked ? 'messages_blocked' : 'messages_closed'
}
