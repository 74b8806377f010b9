import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rememberedExplorePlace } from './explore-place.ts'

/**
 * Returns to the search results that led to this page, even by way of other cars. Otherwise goes back in the history,
 * or without one to explore, and from explore to the home page.
 */
export function BackButton() {
  const { t } = useTexts()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isExplore = pathname === '/explore'

  function goBack(event: MouseEvent) {
    const hasHistory = window.history.state?.idx > 0
    const cameByCars = (state as { viaCars?: boolean } | null)?.viaCars
    const place = !isExplore && (cameByCars || !hasHistory) ? rememberedExplorePlace() : null
    if (place) {
      event.preventDefault()
      void navigate(place.address, { state: { scroll: place.scroll }, preventScrollReset: true })
    } else if (hasHistory) {
      event.preventDefault()
      void navigate(-1)
    }
  }

  return (
    <ButtonLink to={isExplore ? '/' : '/explore'} onClick={goBack} variant="icon" aria-label={t('back')}>
      <Icon name="back" size={24} />
    </ButtonLink>
  )
}
