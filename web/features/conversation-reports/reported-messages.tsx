import type { ConversationReportContext } from '#contract/conversation-reports.ts'
import { MessageBubble, messageInWords, MessagePictures, messageWrittenIn } from '#web/features/messages/public.ts'
import { ScamNotice } from '#web/features/scam-shield/public.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The messages up to the report. Those of the reported user have the same scam warnings that recipients see. */
export function ReportedMessages({ context }: { context: ConversationReportContext }) {
  const texts = useTexts(conversationReportsTexts, messagesTexts, offersTexts, appointmentsTexts)
  const { t, lang } = texts
  const { messages, reporter, reported, has_older } = context
  return (
    <section aria-label={t('chat_report_messages')} className="flex flex-col gap-2">
      {has_older && <p className="text-sm text-muted">{t('chat_report_older_hidden')}</p>}
      {messages
        .filter(({ sender_id }) => sender_id !== null)
        .map((message) => {
          const isReporter = message.sender_id === reporter.id
          return (
            <MessageBubble
              key={message.id}
              {...message}
              {...(!message.picture_ids.length && {
                content: messageInWords(message, texts),
                written: messageWrittenIn(message, lang),
              })}
              pictures={
                message.picture_ids.length > 0 && (
                  <MessagePictures ids={message.picture_ids} sender={isReporter ? reporter.name : reported.name} />
                )
              }
              isOwn={isReporter}
              sender={isReporter ? reporter.name : reported.name}
              state={<bdi>{isReporter ? reporter.name : reported.name}</bdi>}
            >
              {!isReporter && <ScamNotice id={message.id} content={message.content} />}
            </MessageBubble>
          )
        })}
    </section>
  )
}
