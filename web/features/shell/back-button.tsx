import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BackIcon } from '#web/ui/back-icon.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'

/** From a car to the page it was opened from; without such a history to explore, and from explore to home. */
export function BackButton() {
  const { t } = useTexts()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const has_history = (state as { fromExplore?: boolean } | null)?.fromExplore || window.history.state?.idx > 0
    if (!has_history) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <a
      href={pathname === '/explore' ? '/' : '/explore'}
      onClick={goBack}
      className="button-icon"
      aria-label={t('back')}
    >
      <BackIcon />
    </a>
  )
}
