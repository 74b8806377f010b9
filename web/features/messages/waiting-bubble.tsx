import { formatDateTime } from '#domain/format/format-date.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { stepInWords } from './offers/deal-step.ts'
import type { WaitingMessage } from './outbox.ts'
import { WaitingPictures } from './pictures/waiting-pictures.tsx'
import { whyRefused } from './why-refused.ts'

interface Props {
  message: WaitingMessage
  /** Code of the temporary error that delays sending; null while it is being sent. */
  stuckBy: string | null
  /** Percentage of its pictures that was uploaded, while they are. */
  uploaded?: number | undefined
  children?: Elements
}

/** The content and state of a message in the outbox. */
export function WaitingBubble({ message, stuckBy, uploaded, children }: Props) {
  const texts = useTexts(appointmentsTexts, messagesTexts, offersTexts)
  const { t, lang } = texts
  const { refused, step, pictures } = message
  return (
    <MessageBubble
      content={step ? stepInWords(step, texts) : message.content}
      pictures={pictures && <WaitingPictures pictures={pictures} />}
      created_at={message.created_at}
      isOwn
      isSilent
      sender={t('messages_you')}
      state={
        uploaded === undefined ? (
          <span aria-live="polite" className={refused === null ? undefined : 'text-danger'}>
            {refused === null
              ? t(stateOf(message, stuckBy))
              : t('messages_state_refused', { reason: whyRefused(message, t) })}
          </span>
        ) : (
          <span>{t('messages_state_uploading', { percent: uploaded })}</span>
        )
      }
    >
      {step?.type === 'appointment' && (
        <ul className="list-disc ps-5 text-sm">
          {step.times.map((time) => (
            <li key={time}>{formatDateTime(time, lang)}</li>
          ))}
        </ul>
      )}
      {children}
    </MessageBubble>
  )
}

function stateOf({ conversation_id }: WaitingMessage, stuckBy: string | null) {
  if (stuckBy === null) return 'messages_state_sending'
  if (stuckBy === 'TOO_MANY_ATTEMPTS') return conversation_id ? 'messages_state_too_many' : 'messages_state_many_begun'
  if (stuckBy === 'SUSPENDED') return 'messages_state_suspended'
  return stuckBy === 'UNAUTHORIZED' ? 'messages_state_signed_out' : 'messages_state_waiting'
}
