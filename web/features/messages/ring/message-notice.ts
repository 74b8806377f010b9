import type { AddedNews } from '#contract/live.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { messageInWords } from '../message-in-words.ts'

export interface MessageNotice {
  title: string
  /** The title that names who wrote. */
  from: string
  when: string
  /** The message itself. */
  text: string
  open: string
}

/** What is said of a new message. Its texts come with the first one. */
export function messageNotice({ message, other_user_name }: AddedNews, { lang, ...texts }: Texts): MessageNotice {
  const t = withAreas(texts.t, appointmentsTexts, messagesTexts, offersTexts)
  const sender = other_user_name ?? t('messages_user_unknown')
  return {
    title: t('messages_new'),
    from: t('messages_new_from', { sender: `\u2068${sender}\u2069` }),
    when: t('messages_new_now'),
    text: messageInWords(message, { lang, t }),
    open: t('messages_new_open'),
  }
}
