import type { Conversation } from '#contract/messages.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { typedInWords } from './offers/deal-step.ts'
import type { WaitingMessage as Waiting } from './outbox.ts'
import { useUploadShare } from './pictures/upload-share.ts'
import { WaitingBubble } from './waiting-bubble.tsx'
import { waysOut } from './ways-out.ts'

interface Props {
  message: Waiting
  /** Status of its thread. */
  status: Conversation['status']
  /** Code of the temporary error that delays sending; null while it is being sent. */
  stuckBy: string | null
  /** Whether it survives closing the page. */
  isStored: boolean
  onEdit: () => void
  onCancel: () => void
  onSendAgain: () => void
}

/** A message in the outbox: being sent, waiting for a connection, or refused. */
export function WaitingMessage({ message, status, stuckBy, isStored, onEdit, onCancel, onSendAgain }: Props) {
  const texts = useTexts(appointmentsTexts, messagesTexts, offersTexts)
  const { t } = texts
  const { refused } = message
  const share = useUploadShare(message.id)
  const { canSendAgain, canEdit, canCopy } = waysOut(message, status)
  const typed = message.step ? typedInWords(message.step, texts) : message.content
  return (
    <WaitingBubble
      message={message}
      stuckBy={stuckBy}
      {...(refused === null && stuckBy === null && share !== undefined && { uploaded: Math.floor(share * 100) })}
    >
      {!isStored && <p className="text-sm text-muted">{t('messages_not_kept')}</p>}
      {(stuckBy !== null || refused !== null || share !== undefined) && (
        <p className="flex flex-wrap gap-2">
          {canSendAgain && (
            <Button variant="plain" onClick={onSendAgain}>
              {t('messages_again')}
            </Button>
          )}
          {canEdit && (
            <Button variant="plain" onClick={onEdit}>
              {t('messages_edit')}
            </Button>
          )}
          {canCopy && typed !== '' && (
            <CopyButton variant="plain" text={typed} copied={t('messages_copied')} failed={t('messages_not_copied')}>
              {t('messages_copy')}
            </CopyButton>
          )}
          <Button variant="plain" onClick={onCancel}>
            {t(refused !== null && !canSendAgain ? 'messages_dismiss' : 'messages_cancel')}
          </Button>
        </p>
      )}
    </WaitingBubble>
  )
}
