import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { unavailableDelay } from './boundary-rules.ts'
import { Unavailable } from './unavailable.tsx'

/** In the place of a page that the host cannot send for the moment; tries again until it can. */
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
