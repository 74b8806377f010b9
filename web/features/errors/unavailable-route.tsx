import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { unavailableDelay } from './boundary-rules.ts'
import { Unavailable } from './unavailable.tsx'

/** Shown instead of a page while the server is unavailable; retries until it responds. */
export function UnavailableRoute({ tryAgain }: { tryAgain: () => Promise<void> }) {
  const { t } = useTexts()
  const tryAgainNow = useEffectEvent(() => void tryAgain())

  useEffect(() => {
    const timer = setInterval(() => tryAgainNow(), unavailableDelay(Math.random()))
    return () => clearInterval(timer)
  }, [])

  return (
    <div role="status">
      <Unavailable hindrance="away">
        <Button onClick={tryAgain}>{t('unavailable_now')}</Button>
      </Unavailable>
    </div>
  )
}
