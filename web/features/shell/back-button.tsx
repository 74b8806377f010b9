import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rememberedExplorePlace } from './explore-place.ts'

/** To the place in explore that one came from; else back in the browser's history; else to explore, and from there home. */
export function BackButton() {
  const { t } = useTexts()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const is_explore = pathname === '/explore'

  function goBack(event: MouseEvent) {
    const has_history = window.history.state?.idx > 0
    const came_from_explore = has_history && (state as { fromExplore?: boolean } | null)?.fromExplore
    const place = is_explore || came_from_explore ? null : rememberedExplorePlace()
    if (place) {
      event.preventDefault()
      void navigate(place.address, { state: { scroll: place.scroll }, preventScrollReset: true })
    } else if (has_history) {
      event.preventDefault()
      void navigate(-1)
    }
  }

  return (
    <a href={is_explore ? '/' : '/explore'} onClick={goBack} className="button-icon" aria-label={t('back')}>
      <Icon name="back" size={24} />
    </a>
  )
}
