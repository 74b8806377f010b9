import { useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import type { Failure } from '#web/ui/form/failure.ts'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CODE } from './schemas.ts'

interface Props {
  /** Why the code was refused that was sent without scripts. */
  refused: Failure | undefined
  onSignedIn: () => Promise<void>
  /** Returns to the password step. */
  onAgain: () => void
}

/** Second step of sign-in: a code from the authenticator app, or a recovery code. */
export function CodeForm({ refused, onSignedIn, onAgain }: Props) {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [kind, setKind] = useState<'authenticator' | 'recovery'>('authenticator')
  const isApp = kind === 'authenticator'
  const form = useServerForm({
    schema: CODE,
    defaults: { code: '', trusts_device: false },
    refused,
    send: async (values) => {
      await api.accounts.verify_second_factor({ ...values, kind })
      await onSignedIn()
    },
  })
  return (
    <AuthFrame title={t('auth_code_title')} text={t(isApp ? 'auth_code_text' : 'auth_code_recovery_text')} takesFocus>
      <ServerForm
        form={form}
        submit={t('auth_code_submit')}
        hasWideButton
        isPlain
        remedy={
          form.failure?.code === 'SIGN_IN_AGAIN' && (
            <Button variant="quiet" onClick={onAgain}>
              {t('auth_code_again')}
            </Button>
          )
        }
      >
        <Field
          label={t(isApp ? 'form_code' : 'auth_code_recovery')}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          dir="ltr"
          {...form.field('code')}
        />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" className="checkbox" {...form.register('trusts_device')} />
          <span>{t('auth_code_trust')}</span>
        </label>
      </ServerForm>
      <p className="without-script text-sm text-muted">{t('auth_code_either')}</p>
      <Button variant="plain" className="needs-script" onClick={() => setKind(isApp ? 'recovery' : 'authenticator')}>
        {t(isApp ? 'auth_code_use_recovery' : 'auth_code_use_app')}
      </Button>
    </AuthFrame>
  )
}
