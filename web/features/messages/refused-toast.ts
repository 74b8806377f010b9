import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'

export function refusedToast(texts: Texts) {
  const t = withAreas(texts.t, messagesTexts)
  return {
    title: t('messages_failed_send'),
    description: t('messages_failed_send_text'),
    variant: 'destructive',
  } as const
}
