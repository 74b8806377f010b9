import { carTitle } from '#domain/cars/title.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import {
  MessageBubble,
  messageInWords,
  messageWrittenIn,
  otherName,
  WaitingMessages,
} from '#web/features/messages/public.ts'
import type { KeptThread as Kept } from '#web/features/offline/public.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The messages of a conversation and what waits to be sent, to be read. */
export function KeptThread({ thread: { conversation, messages, user_id } }: { thread: Kept }) {
  const texts = useTexts(messagesTexts, offersTexts, appointmentsTexts)
  const { t, lang } = texts
  const other = otherName(conversation, t)
  const title = carTitle({ ...conversation.car, custom_model: null }, lang)
  return (
    <article className="flex flex-col gap-3">
      <h1 className="text-2xl font-bold" {...writtenIn(other)}>
        {other}
      </h1>
      <p className="text-muted" {...writtenIn(title)}>
        {title}
      </p>
      <h2 className="sr-only">{t('messages_title')}</h2>
      <div className="flex flex-col gap-3">
        {messages.map((message) => {
          const words = messageInWords(message, texts)
          const isOwn = message.sender_id === user_id
          return message.sender_id === null ? (
            <p key={message.id} className="message-system">
              {words}
            </p>
          ) : (
            <MessageBubble
              key={message.id}
              isOwn={isOwn}
              sender={isOwn ? t('messages_you') : other}
              content={words}
              written={messageWrittenIn(message, lang)}
              created_at={message.created_at}
            />
          )
        })}
        <WaitingMessages conversation={conversation} user_id={user_id} />
      </div>
    </article>
  )
}
