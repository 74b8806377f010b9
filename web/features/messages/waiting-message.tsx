import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import { MessageBubble } from './message-bubble.tsx'
import { stepInWords } from './offers/deal-step.ts'
import type { WaitingMessage as Waiting } from './outbox.ts'
import { WaitingPictures } from './pictures/waiting-pictures.tsx'
import { useUploadShare } from './pictures/upload-share.ts'

interface Props {
  message: Waiting
  /** Code of the temporary error that delays sending; null while it is being sent. */
  stuckBy: string | null
  /** Whether it survives closing the page. */
  isStored: boolean
  onEdit: () => void
  onCancel: () => void
  onSendAgain: () => void
}

/** Codes of refusals that sending again cannot change. */
const FINAL: readonly string[] = ['OFFER_ENDED', 'APPOINTMENT_ENDED']

/** A message in the outbox: being sent, waiting for a connection, or refused. */
export function WaitingMessage({ message, stuckBy, isStored, onEdit, onCancel, onSendAgain }: Props) {
  const texts = useTexts(appointmentsTexts, messagesTexts, offersTexts)
  const { t } = texts
  const { refused, step, fault, pictures } = message
  const share = useUploadShare(message.id)
  const isUploading = refused === null && stuckBy === null && share !== undefined
  const isFinal = FINAL.includes(refused ?? '')
  const isLate = refused === 'INVALID_INPUT' && step?.type.startsWith('appointment')
  const reason = isLate
    ? t('appointment_times_passed')
    : fault
      ? fieldText(fault, t)
      : failureText({ code: refused ?? '', data: {}, fields: [] }, t)
  return (
    <MessageBubble
      content={step ? stepInWords(step, texts) : message.content}
      pictures={pictures && <WaitingPictures pictures={pictures} />}
      created_at={message.created_at}
      isOwn
      isSilent
      sender={t('messages_you')}
      state={
        isUploading ? (
          <span>{t('messages_state_uploading', { percent: Math.floor(share * 100) })}</span>
        ) : (
          <span aria-live="polite" className={refused === null ? undefined : 'text-danger'}>
            {refused === null ? t(stateOf(message, stuckBy)) : t('messages_state_refused', { reason })}
          </span>
        )
      }
    >
      {!isStored && <p className="text-sm text-muted">{t('messages_not_kept')}</p>}
      {(stuckBy !== null || refused !== null || share !== undefined) && (
        <p className="flex flex-wrap gap-2">
          {refused !== null && !isFinal && !isLate && (
            <Button variant="plain" onClick={onSendAgain}>
              {t('messages_again')}
            </Button>
          )}
          {!step && (
            <Button variant="plain" onClick={onEdit}>
              {t('messages_edit')}
            </Button>
          )}
          <Button variant="plain" onClick={onCancel}>
            {t(isFinal || isLate ? 'messages_dismiss' : 'messages_cancel')}
          </Button>
        </p>
      )}
    </MessageBubble>
  )
}

function stateOf({ conversation_id }: Waiting, stuckBy: string | null) {
  if (stuckBy === null) return 'messages_state_sending'
  if (stuckBy === 'TOO_MANY_ATTEMPTS') return conversation_id ? 'messages_state_too_many' : 'messages_state_many_begun'
  if (stuckBy === 'SUSPENDED') return 'messages_state_suspended'
  return stuckBy === 'UNAUTHORIZED' ? 'messages_state_signed_out' : 'messages_state_waiting'
}
