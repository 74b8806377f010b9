import { NamedConversation, type AssistantConversation } from '#contract/assistant.ts'
import { useApi } from '#web/platform/api/api.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  conversation: AssistantConversation
  onDone: () => void
  onClose: () => void
}

/** Asks for another name of a conversation. */
export function RenameDialog({ conversation: { id, name }, onDone, onClose }: Props) {
  const { t } = useTexts(assistantTexts)
  const api = useApi()
  const form = useServerForm({
    schema: NamedConversation,
    defaults: { conversation_id: id, name },
    send: (named) => api.assistant.rename_conversation(named),
    onDone,
  })
  return (
    <Dialog title={t('assistant_rename')} onClose={onClose}>
      <ServerForm form={form} submit={t('assistant_rename')} hasWideButton>
        <Field label={t('assistant_name')} dir="auto" {...form.field('name')} />
      </ServerForm>
    </Dialog>
  )
}
