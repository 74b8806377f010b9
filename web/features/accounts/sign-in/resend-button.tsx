import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

/** Requests the confirmation email again. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTexts(signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const [answer, setAnswer] = useState('')

  async function resend() {
    const next = params.get('next')
    try {
      await api.accounts.resend_confirmation({ email, ...(next && { next }) })
      setAnswer(t('auth_resent'))
    } catch (error) {
      setAnswer(failureText(failureOf(error), t))
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button variant="quiet" onClick={() => void resend()}>
        {t('auth_resend')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {answer}
      </p>
    </div>
  )
}
