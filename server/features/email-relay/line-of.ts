import type { MESSAGE_TYPES } from '#domain/messages/conversation.ts'
import type { Lang } from '#domain/language.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Message } from '#contract/messages.ts'

type Wordless = Exclude<(typeof MESSAGE_TYPES)[number], 'text' | 'system'>

const LONGEST = 500
const PICTURES: Record<Lang, [one: string, several: string]> = {
  ar: ['[صورة]', '[صور]'],
  en: ['[A photo]', '[Photos]'],
}
const WORDS: Record<Lang, Record<Wordless, string>> = {
  ar: { offer: '[عرض سعر]', appointment: '[موعد معاينة]' },
  en: { offer: '[A price offer]', appointment: '[An appointment]' },
}

/** A message in an email. */
export function lineOf({ message_type, content, picture_ids }: Message, lang: Lang): string {
  if (message_type !== 'text' && message_type !== 'system') return WORDS[lang][message_type]
  const pictures = picture_ids.length > 0 && PICTURES[lang][picture_ids.length > 1 ? 1 : 0]
  return [pictures, truncate(content, LONGEST)].filter(Boolean).join(' ')
}
