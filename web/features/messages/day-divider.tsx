import { formatDate } from '#domain/format/format-date.ts'
import { namedDay } from '#domain/messages/named-day.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The date above the messages of a day. */
export function DayDivider({ time, now }: { time: string; now: string }) {
  const { t, lang } = useTexts(messagesTexts)
  const name = namedDay(time, now)
  return <p className="message-day">{name ? t(`messages_day_${name}`) : formatDate(time, lang)}</p>
}
