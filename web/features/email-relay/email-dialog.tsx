import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { FirstText } from '#contract/messages.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { LONGEST_MESSAGE } from '#domain/messages/conversation.ts'

interface Props {
  car_id: string
  title: string
  onClose: () => void
}

export function EmailDialog({ car_id, title, onClose }: Props) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  // idempotency key: a retry after a lost response sends no second message
  const [id] = useState(() => newId())
  const form = useServerForm({
    schema: FirstText,
    defaults: { car_id, id, content: t('email_question', { car: title }) },
    keptAs: `email ${car_id}`,
    send: (message) => api.messages.start(message),
    done: t('email_sent'),
    onDone: onClose,
  })
  return (
    <Dialog title={t('email_title')} onClose={onClose}>
      <ServerForm form={form} submit={t('email_submit')} hasWideButton>
        <p className="text-muted">{t('email_text')}</p>
        <TextArea
          label={t('email_message')}
          hint={t('email_hint')}
          rows={6}
          most={LONGEST_MESSAGE}
          {...form.field('content')}
        />
      </ServerForm>
    </Dialog>
  )
}
