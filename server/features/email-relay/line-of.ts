import type { MESSAGE_TYPES } from '#domain/messages/conversation.ts'
import type { Lang } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { MessageRow } from '#server/features/messages/public.ts'

type Wordless = Exclude<(typeof MESSAGE_TYPES)[number], 'text' | 'system'>

const LONGEST = 500
const WORDS: Record<Lang, Record<Wordless, string>> = {
  ar: { offer: '[عرض سعر]', appointment: '[موعد معاينة]' },
  en: { offer: '[A price offer]', appointment: '[An appointment]' },
}

/** A message in an email. */
export const lineOf = ({ message_type, content }: MessageRow, lang: Lang): string =>
  message_type === 'text' || message_type === 'system' ? truncate(content, LONGEST) : WORDS[lang][message_type]
