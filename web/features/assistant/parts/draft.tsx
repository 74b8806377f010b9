import type { AnswerPart } from '#contract/assistant.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { GuestMessageLink } from '#web/features/guest-messages/public.ts'
import { draftMessage } from '#web/features/messages/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'

/** A message to the seller, which a press puts into the field of the conversation, to be changed and sent there. */
export function Draft({ part: { car_id, text } }: { part: Extract<AnswerPart, { kind: 'draft' }> }) {
  const { t } = useTexts(assistantTexts)
  const viewer = useViewer()
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted">{t('assistant_draft')}</p>
      <p className="assistant-draft wrap-anywhere whitespace-pre-line" {...writtenIn(text)}>
        {text}
      </p>
      {viewer ? (
        <ButtonLink
          variant="quiet"
          to={`/messages?car=${car_id}`}
          onClick={() => draftMessage(viewer.id, car_id, text)}
        >
          {t('assistant_ask_seller')}
        </ButtonLink>
      ) : (
        <GuestMessageLink variant="quiet" car_id={car_id} text={text}>
          {t('assistant_ask_seller')}
        </GuestMessageLink>
      )}
    </div>
  )
}
