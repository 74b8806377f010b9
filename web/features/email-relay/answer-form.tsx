import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { ANSWER } from './schemas.ts'
import { LONGEST_MESSAGE } from '#domain/messages/conversation.ts'

export function AnswerForm({ token, onSent }: { token: string; onSent: () => void }) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  // idempotency key: a retry after a lost response sends no second message
  const [id] = useState(() => newId())
  const form = useServerForm({
    schema: ANSWER,
    defaults: { token, id, content: '' },
    keptAs: `answer ${token}`,
    send: async (answer) => {
      await api.email_relay.answer(answer)
      onSent()
    },
  })
  return (
    <ServerForm form={form} submit={t('answer_submit')}>
      <p className="text-muted">{t('answer_text')}</p>
      <TextArea
        label={t('answer_message')}
        hint={t('email_hint')}
        rows={6}
        most={LONGEST_MESSAGE}
        {...form.field('content')}
      />
    </ServerForm>
  )
}
