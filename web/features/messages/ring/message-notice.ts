import type { AddedNews } from '#contract/live.ts'
import type { Written } from '#domain/text/written-in.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { messageInWords } from '../message-in-words.ts'
import { messageWrittenIn } from '../message-written-in.ts'

export interface MessageNotice {
  title: string
  /** Title with the name of the sender. */
  from: string
  when: string
  /** Text of the message. */
  text: string
  written: Written
  open: string
}

/** The texts of a notification of a new message. They are loaded with the first one. */
export function messageNotice({ message, other_user_name }: AddedNews, { lang, ...texts }: Texts): MessageNotice {
  const t = withAreas(texts.t, appointmentsTexts, messagesTexts, offersTexts)
  const sender = other_user_name ?? t('messages_user_unknown')
  return {
    title: t('messages_new'),
    from: t('messages_new_from', { sender: `\u2068${sender}\u2069` }),
    when: t('messages_new_now'),
    text: messageInWords(message, { lang, t }),
    written: messageWrittenIn(message, lang),
    open: t('messages_new_open'),
  }
}
