import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { NewSupportRequest } from '#contract/support.ts'
import { useApi } from '#web/platform/api.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { supportTexts } from '#web/texts/support/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  /** Called with the address that the answer goes to. */
  onSent: (email: string) => void
}

export function SupportForm({ onSent }: Props) {
  const { t, lang } = useTexts(supportTexts)
  const api = useApi()
  const viewer = useViewer()
  // a retry after a lost response sends the same request
  const [request_id] = useState(() => newId())
  const form = useServerForm({
    schema: NewSupportRequest,
    defaults: { request_id, name: viewer?.display_name ?? '', email: viewer?.email ?? '', text: '', language: lang },
    send: async (request) => {
      await api.support.send({ ...request, language: lang })
      onSent(request.email)
    },
  })
  return (
    <ServerForm form={form} submit={t('support_submit')}>
      <Field label={t('support_name')} dir="auto" autoComplete="name" {...form.field('name')} />
      <EmailField
        label={t('support_email')}
        hint={t('support_email_hint')}
        autoComplete="email"
        {...form.field('email')}
        onTake={form.choice('email').onChoose}
      />
      <TextArea label={t('support_message')} hint={t('support_message_hint')} rows={7} {...form.field('text')} />
    </ServerForm>
  )
}
