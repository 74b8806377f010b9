import { useState } from 'react'
import type { AssistantConversation } from '#contract/assistant.ts'
import { useApi } from '#web/platform/api/api.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  conversation: AssistantConversation
  onDone: () => void
  onClose: () => void
}

/** Asks before a conversation is deleted, which cannot be undone. */
export function DeleteDialog({ conversation: { id, name }, onDone, onClose }: Props) {
  const { t } = useTexts(assistantTexts)
  const api = useApi()
  const { actInDialog } = useAction()
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function remove() {
    setWorking(true)
    const failed = await actInDialog({
      send: () => api.assistant.remove_conversation({ conversation_id: id }),
      done: t('assistant_deleted'),
      onDone,
    })
    setFailure(failed)
    setWorking(false)
  }

  return (
    <ConfirmDialog
      title={t('assistant_delete_title')}
      text={t('assistant_delete_text', { name: `\u2068${name}\u2069` })}
      confirm={t('assistant_delete')}
      cancel={t('assistant_keep')}
      isFinal
      isWorking={isWorking}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  )
}
