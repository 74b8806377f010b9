import type { Message } from '#contract/messages.ts'
import { emailedPictureAddress } from '#domain/messages/message-pictures.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { messageInWords, MessagePictures, messageWrittenIn } from '#web/features/messages/public.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  message: Message
  from: string
  token: string
  now: string
}

/** A message as it was emailed. Offers and appointments link to the conversation, where they are answered. */
export function MailedMessage({ message, from, token, now }: Props) {
  const texts = useTexts(messagesTexts, offersTexts, appointmentsTexts)
  const { t, lang } = texts
  const { content, created_at, picture_ids, offer, appointment } = message
  const [text, written] = picture_ids.length
    ? [content, writtenIn(content)]
    : [messageInWords(message, texts), messageWrittenIn(message, lang)]
  const times = appointment?.step === 'open' ? appointment.times : []
  return (
    <Panel as="figure" className="flex flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <bdi>{from}</bdi>
        <time dateTime={created_at}>{relativeTime(created_at, new Date(now), lang)}</time>
      </figcaption>
      {picture_ids.length > 0 && (
        <MessagePictures
          ids={picture_ids}
          sender={from}
          addressOf={(pictureId, size) => emailedPictureAddress(token, pictureId, size)}
        />
      )}
      <blockquote className="wrap-anywhere whitespace-pre-line" {...written}>
        {text}
      </blockquote>
      {times.length > 0 && (
        <ul className="list-disc ps-5">
          {times.map((time) => (
            <li key={time}>{formatDateTime(time, lang)}</li>
          ))}
        </ul>
      )}
      {(offer ?? appointment) && <p className="text-sm text-muted">{t('messages_answer_there')}</p>}
    </Panel>
  )
}
