import { useState } from 'react'
import { useApi } from '#web/platform/api.ts'
import { answerWithPasskey } from '#web/platform/passkeys.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Signs in without a password. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useTexts()
  const api = useApi()
  const [failure, setFailure] = useState<string>()

  async function signIn() {
    setFailure(undefined)
    try {
      const options = await api.security.start_passkey_sign_in()
      await api.security.finish_passkey_sign_in({ response: await answerWithPasskey(options) })
      await onSignedIn()
    } catch (error) {
      setFailure(failureText(failureOf(error), t))
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <button type="button" className="button-quiet" onClick={() => void signIn()}>
        <Icon name="key" />
        {t('auth_passkey')}
      </button>
      <FormFailure text={failure} />
    </div>
  )
}
