import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import type { WaitingMessage } from './outbox.ts'
import { whyRefused } from './why-refused.ts'

export function refusedToast({ t }: Pick<Texts, 't'>, message: WaitingMessage) {
  return {
    title: withAreas(t, messagesTexts)('messages_failed_send'),
    description: whyRefused(message, t),
    variant: 'destructive',
  } as const
}
