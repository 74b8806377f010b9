import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { useLocation, useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { SUPPORT_TOPICS } from '#domain/support/topics.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { supportTexts } from '#web/texts/support/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { RequestAnswer } from './answer-request.ts'
import { SUPPORT_REQUEST } from './schemas.ts'

interface Props {
  answer: RequestAnswer | undefined
  /** Called with the email address that the reply goes to. */
  onSent: (email: string) => void
}

export function SupportForm({ answer, onSent }: Props) {
  const { t, lang } = useTexts(supportTexts)
  const api = useApi()
  const viewer = useViewer()
  const [params] = useSearchParams()
  const begun = (useLocation().state as { text?: string } | null)?.text
  // idempotency key: a retry after a lost response sends no second request
  const [requestId] = useState(() => newId())
  const topic = (answer?.typed.topic ?? params.get('topic')) === 'lost_email' ? 'lost_email' : 'other'
  const form = useServerForm({
    schema: SUPPORT_REQUEST,
    defaults: {
      request_id: requestId,
      topic,
      account_email: answer?.typed.account_email ?? '',
      name: answer?.typed.name ?? viewer?.display_name ?? '',
      email: answer?.typed.email ?? viewer?.email ?? '',
      text: answer?.typed.text ?? begun ?? '',
      language: lang,
    },
    refused: answer?.refused,
    keptAs: answer || begun ? undefined : 'support',
    send: async (request) => {
      await api.support.send({ ...request, language: lang })
      onSent(request.email)
    },
  })
  const isLost = form.choice('topic').value === 'lost_email'
  return (
    <ServerForm form={form} submit={t('support_submit')} isPlain>
      {/* preset before hydration, or it would count as changed by the user */}
      <SelectField label={t('support_topic')} defaultValue={topic} {...form.field('topic')}>
        {SUPPORT_TOPICS.map((one) => (
          <option key={one} value={one}>
            {t(`support_topic_${one}`)}
          </option>
        ))}
      </SelectField>
      {isLost && (
        <EmailField
          label={t('support_account_email')}
          hint={t('support_account_email_hint')}
          autoComplete="off"
          {...form.field('account_email', { shouldUnregister: true })}
          onTake={form.choice('account_email').onChoose}
        />
      )}
      <Field label={t('support_name')} dir="auto" autoComplete="name" {...form.field('name')} />
      <EmailField
        label={t('support_email')}
        hint={t('support_email_hint')}
        autoComplete="email"
        {...form.field('email')}
        onTake={form.choice('email').onChoose}
      />
      <TextArea
        label={t('support_message')}
        hint={t(isLost ? 'support_lost_hint' : 'support_message_hint')}
        rows={7}
        most={2000}
        {...form.field('text')}
      />
    </ServerForm>
  )
}
