import { renderSVG } from 'uqr'
import { formTexts } from '#web/texts/forms/area.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AUTHENTICATOR_CODE } from './schemas.ts'

export interface Started {
  otpauth_url: string
  secret: string
  recovery_codes: string[]
}

interface Props {
  started: Started
  onCode: (code: string) => Promise<void>
}

/** QR code for an authenticator app, and a field to confirm with a code from the app. */
export function ScanStep({ started: { otpauth_url, secret }, onCode }: Props) {
  const { t } = useTexts(formTexts, securityTexts)
  const form = useServerForm({ schema: AUTHENTICATOR_CODE, defaults: { code: '' }, send: ({ code }) => onCode(code) })
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(otpauth_url, { border: 2 }))}`
  return (
    <ServerForm form={form} submit={t('security_factor_finish')}>
      <p>{t('security_factor_scan')}</p>
      <img src={picture} alt={t('security_factor_qr')} width={200} height={200} className="rounded-control" />
      <p className="text-sm text-muted">
        <span>{t('security_factor_secret')}</span>{' '}
        <bdi dir="ltr" className="font-mono break-all text-ink">
          {secret}
        </bdi>
      </p>
      <Field
        label={t('form_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        {...form.field('code')}
      />
    </ServerForm>
  )
}
