import { useEffect, useState } from 'react'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** As long as the server sends nothing more to the same number. */
const WAIT_SECONDS = 60

/** Asks for another code once the last one had time to come. */
export function ResendCode() {
  const { t } = useTexts(accountTexts)
  const api = useApi()
  const [wait, setWait] = useState(WAIT_SECONDS)

  useEffect(() => {
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])

  async function send() {
    try {
      await api.verification.send_phone_code()
      setWait(WAIT_SECONDS)
      addToast({ title: t('verification_phone_resent'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
  }

  return (
    <Button variant="plain" disabled={wait > 0} onClick={() => void send()}>
      {wait > 0 ? t('verification_phone_wait', { count: wait }) : t('verification_phone_resend')}
    </Button>
  )
}
