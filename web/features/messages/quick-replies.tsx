import type { Side } from '#domain/messages/conversation.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const REPLIES = {
  buyer: ['messages_ask_price', 'messages_ask_view', 'messages_ask_accidents', 'messages_ask_inspection'],
  seller: ['messages_say_available', 'messages_say_price', 'messages_say_view', 'messages_say_sold'],
} as const

interface Props {
  side: Side
  onChoose: (text: string) => void
}

/** Sentences that fill the field, to be changed or sent as they are. */
export function QuickReplies({ side, onChoose }: Props) {
  const { t } = useTexts(messagesTexts)
  return (
    <ul aria-label={t('messages_quick')} className="flex flex-none gap-2">
      {REPLIES[side].map((key) => (
        <li key={key} className="flex-none">
          <button type="button" className="chip" onClick={() => onChoose(t(key))}>
            {t(key)}
          </button>
        </li>
      ))}
    </ul>
  )
}
