import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { OWN_PROFILE } from '#web/features/profiles/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { ResendCode } from './resend-code.tsx'
import { NOTHING, PHONE_CODE } from './schemas.ts'

interface Props {
  phone_number: string | null
  is_verified: boolean
  /** ISO 8601; null if no code is pending. */
  codeSentAt: string | null
}

export function PhoneStep({ phone_number, is_verified, codeSentAt }: Props) {
  const { t } = useTexts(formTexts, verificationTexts)
  const api = useApi()
  const [sentAt, setSentAt] = useState(codeSentAt)
  const form = useServerForm({
    schema: NOTHING,
    defaults: {},
    send: async () => {
      await api.verification.send_phone_code()
      setSentAt(new Date().toISOString())
    },
  })
  const number = (
    <p className="text-muted">
      <bdi dir="ltr">{phone_number}</bdi>{' '}
      <Link to="/dashboard" className="link">
        {t('verification_phone_change')}
      </Link>
    </p>
  )
  if (phone_number === null) {
    return (
      <ButtonLink to="/dashboard" variant="quiet" className="self-start">
        {t('verification_phone_add')}
      </ButtonLink>
    )
  }
  if (is_verified) return number
  if (sentAt) return <CodeForm phone_number={phone_number} sentAt={sentAt} />
  return (
    <>
      {number}
      <ServerForm form={form} submit={t('verification_phone_send')}>
        <p>{t('verification_phone_text')}</p>
      </ServerForm>
    </>
  )
}

function CodeForm({ phone_number, sentAt }: { phone_number: string; sentAt: string }) {
  const { t } = useTexts(formTexts, verificationTexts)
  const api = useApi()
  const client = useQueryClient()
  const form = useServerForm({
    schema: PHONE_CODE,
    defaults: { code: '' },
    send: async ({ code }) => {
      await api.verification.confirm_phone({ code })
      await refetchQueries(client, OWN_PROFILE)
    },
    done: t('verification_phone_done'),
    refreshes: true,
  })
  return (
    <ServerForm form={form} submit={t('verification_phone_submit')} beside={<ResendCode sentAt={sentAt} />}>
      <p role="status">{t('verification_phone_sent', { phone: `\u2066${phone_number}\u2069` })}</p>
      <Field
        label={t('form_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // the user has just requested a code
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        dir="ltr"
        {...form.field('code')}
      />
    </ServerForm>
  )
}
