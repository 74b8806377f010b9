import type { Message } from '#contract/messages.ts'
import { ScamNotice } from '#web/features/scam-shield/public.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AppointmentMessage, CancelledAppointment } from './appointments/appointment-message.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { OtherMessage } from './other-message.tsx'
import { MessagePictures } from './pictures/message-pictures.tsx'
import { OfferMessage, SupersededOffer } from './offers/offer-message.tsx'

interface Props {
  message: Message
  user_id: string
  /** Name of the other user. */
  other: string
  /** Whether the other user has seen it. */
  isSeen: boolean
}

/** A message that the server has stored. */
export function StoredMessage({ message, user_id, other, isSeen }: Props) {
  const { t } = useTexts(messagesTexts)
  if (message.ad_change) return <AdChange message={message} />
  const isOwn = message.sender_id === user_id
  const bubble = {
    isOwn,
    sender: isOwn ? t('messages_you') : other,
    created_at: message.created_at,
    state: isOwn && (
      // not announced, since screen readers would read it for each message
      <span aria-live="off" className={isSeen ? 'flex text-positive' : 'flex'}>
        <Icon name={isSeen ? 'check-double' : 'check'} size={16} />
        <span className="sr-only">{t(isSeen ? 'messages_state_read' : 'messages_state_sent')}</span>
      </span>
    ),
  }
  if (message.offer) return <OfferMessage message={message} offer={message.offer} {...bubble} />
  if (message.appointment) {
    return <AppointmentMessage message={message} appointment={message.appointment} {...bubble} />
  }
  const written = {
    ...bubble,
    content: message.content || (message.picture_ids.length ? '' : t('messages_pictures_gone')),
    pictures: message.picture_ids.length > 0 && (
      <MessagePictures ids={message.picture_ids} sender={isOwn ? null : other} />
    ),
  }
  if (isOwn || !message.content) return <MessageBubble {...written} />
  return (
    <OtherMessage {...written} conversation_id={message.conversation_id} seq={message.seq}>
      <ScamNotice {...message} />
    </OtherMessage>
  )
}

function AdChange({ message: { ad_change, new_price, offer, appointment } }: { message: Message }) {
  const texts = useTexts(messagesTexts)
  const { t } = texts
  if (!ad_change) return null
  const price = priceInWords(new_price, texts)
  return (
    <p className="message-system">
      <span>{t(`messages_ad_${ad_change}`, { price })}</span>
      {offer && <SupersededOffer offer={offer} />}
      {appointment && <CancelledAppointment />}
    </p>
  )
}
