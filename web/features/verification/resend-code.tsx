import { useEffect, useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Seconds in which the server sends no other code to the same number. */
const WAIT_SECONDS = 60

interface Props {
  /** ISO 8601 time of the last code. */
  sentAt: string
}

/**
 * Seconds until the next code can be sent, rounded up. Never more than the whole time, even if the clock of the device
 * is behind.
 */
function secondsLeft(sentAt: string): number {
  const passed = (Date.now() - Date.parse(sentAt)) / 1000
  return Math.min(WAIT_SECONDS, Math.max(0, Math.ceil(WAIT_SECONDS - passed)))
}

/** Button to send another code, disabled for a minute. */
export function ResendCode({ sentAt }: Props) {
  const { t } = useTexts(verificationTexts)
  const api = useApi()
  const { act } = useAction()
  const [lastSentAt, setLastSentAt] = useState(sentAt)
  const [wait, setWait] = useState(WAIT_SECONDS)

  useEffect(() => {
    const count = () => setWait(secondsLeft(lastSentAt))
    const first = setTimeout(count)
    const timer = setInterval(count, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [lastSentAt])

  const resend = () =>
    act({
      send: () => api.verification.send_phone_code(),
      done: t('verification_phone_resent'),
      onDone: () => setLastSentAt(new Date().toISOString()),
    })

  return (
    <Button variant="plain" disabled={wait > 0} onClick={resend}>
      {wait > 0 ? t('verification_phone_wait', { count: wait }) : t('verification_phone_resend')}
    </Button>
  )
}
