import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { markPressed } from '#web/rendering/early/mark-pressed.ts'
import { useIsCodeWaiting } from '#web/rendering/load-code.ts'
import { noteDestination } from '#web/rendering/outdated-page.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from './spinner.tsx'
import { WaitingWords } from './waiting-words.tsx'

/** Progress of navigation, hidden for short loads. Without a connection it shows that it waits for one. */
export function NavigationProgress() {
  const { t } = useTexts()
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const isCodeWaiting = useIsCodeWaiting()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => noteDestination(location ? createPath(location) : null), [location])

  const isLoading = state !== 'idle'
  useLayoutEffect(() => (isLoading ? markPressed() : undefined), [isLoading])

  if (!isLoading && !isCodeWaiting) return null
  const isCut = isCodeWaiting || !isOnline
  return (
    <div
      role="status"
      className="navigation-progress"
      data-waits-for={isLoading ? undefined : 'code'}
      // without a connection the page before is all there is to read
      data-leaves={(!isCut && location && location.pathname !== pathname) || undefined}
    >
      <Spinner />
      {isCut ? <span>{t('waiting_for_connection')}</span> : <WaitingWords />}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
