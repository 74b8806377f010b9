import { useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { answerWithPasskey } from '#web/platform/browser/passkeys.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useTexts(signInTexts)
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
      <Button icon="key" variant="quiet" onClick={() => void signIn()}>
        {t('auth_passkey')}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
