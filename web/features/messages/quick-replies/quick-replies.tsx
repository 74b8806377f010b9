import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Side } from '#domain/messages/conversation.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const QuickRepliesDialog = latePart(async () => (await import('./quick-replies-dialog.tsx')).QuickRepliesDialog)

const BUILT_IN = {
  buyer: ['messages_ask_price', 'messages_ask_view', 'messages_ask_accidents', 'messages_ask_inspection'],
  seller: ['messages_say_available', 'messages_say_price', 'messages_say_view', 'messages_say_sold'],
} as const

interface Props {
  side: Side
  user_id: string
  onChoose: (text: string) => void
}

/** Quick replies that fill the message field; the user's own come first. */
export function QuickReplies({ side, user_id, onChoose }: Props) {
  const { t } = useTexts(messagesTexts)
  const [isEditing, setEditing] = useState(false)
  const own = useQuery(apiQuery(useApi(), 'quick_replies', 'list', undefined, user_id))
  // hidden while loading, so that no button moves
  if (own.isPending && own.fetchStatus === 'fetching') return null
  const texts = [...new Set([...(own.data ?? []), ...BUILT_IN[side].map((key) => t(key))])]
  return (
    <>
      <ul aria-label={t('messages_quick')} className="flex flex-none gap-2">
        {texts.map((text) => (
          <li key={text} className="flex-none">
            <button type="button" className="chip max-w-96" onClick={() => onChoose(text)}>
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {own.data && (
        <Button {...QuickRepliesDialog.opener} variant="plain" className="flex-none" onClick={() => setEditing(true)}>
          {t('messages_quick_edit')}
        </Button>
      )}
      {isEditing && own.data && (
        <QuickRepliesDialog user_id={user_id} replies={own.data} onClose={() => setEditing(false)} />
      )}
    </>
  )
}
