import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Milliseconds after which the sign alone could be taken for a page that hangs. */
const LONG_MS = 8000

/** Whether something that is waited for takes long. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}

/** Beside a sign of progress: for screen readers at once, for everyone once it takes long. */
export function WaitingWords() {
  const { t } = useTexts()
  const isLong = useIsLong()
  return <span className={isLong ? undefined : 'sr-only'}>{t(isLong ? 'loading_slowly' : 'loading')}</span>
}
