import { useRef, type RefObject } from 'react'
import type { Conversation } from '#contract/messages.ts'
import { AvailabilityNote } from '#web/features/cars/public.ts'
import { useTyping } from '#web/features/live/public.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useCaughtFocus } from '#web/ui/use-caught-focus.ts'
import { AppointmentButton } from './appointments/appointment-button.tsx'
import { Composer } from './composer.tsx'
import { useDeal } from './offers/deal-context.tsx'
import { OfferButton } from './offers/offer-button.tsx'
import type { ChosenPictures } from './pictures/use-chosen-pictures.ts'
import { QuickReplies } from './quick-replies/quick-replies.tsx'

interface Props {
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  user_id: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  chosen: ChosenPictures
  /** `send` sends a message, after a confirmation in `dialog` if the check requires one. */
  checked: { send: (content: string) => void; dialog: Elements }
  review: Elements
}

/** Once a price is agreed, the viewing comes first. The keys keep an open dialog when the order changes. */
const DEAL_BUTTONS = [<OfferButton key="offer" />, <AppointmentButton key="appointment" />]

/** Bottom of a thread: buttons for offers, appointments and quick replies, and the message field. */
export function ThreadFoot({ conversation, car, user_id, field, text, setText, chosen, checked, review }: Props) {
  const { t } = useTexts(messagesTexts)
  const { isAgreed } = useDeal()
  const { isTyping, sendTyping } = useTyping(conversation?.id ?? null)
  const side = conversation?.side ?? 'buyer'
  const steps = useRef<HTMLDivElement>(null)
  // the offer button is removed while an offer is open
  useCaughtFocus(steps)
  return (
    <>
      {conversation?.status !== 'ended' && (
        <div ref={steps} className="messages-steps scroll-row flex-none items-center gap-2 px-3 pb-2 *:flex-none">
          {side === 'buyer' && <AvailabilityNote daysAgo={car.confirmed_days_ago} />}
          {isAgreed ? DEAL_BUTTONS.toReversed() : DEAL_BUTTONS}
          {review}
          {text === '' && (
            <QuickReplies
              side={side}
              user_id={user_id}
              onChoose={(reply) => {
                setText(reply)
                field.current?.focus()
              }}
            />
          )}
        </div>
      )}
      <p className="messages-typing">{isTyping && t('messages_typing')}</p>
      <Composer
        field={field}
        text={text}
        setText={(typed) => {
          setText(typed)
          if (typed) sendTyping()
        }}
        chosen={chosen}
        onSend={checked.send}
      />
      {checked.dialog}
    </>
  )
}
