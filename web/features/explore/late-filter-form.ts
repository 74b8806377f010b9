import { useEffect, useState } from 'react'
import { lazyPagePart } from '#web/platform/lazy-page-part.tsx'

const WIDE = '(width >= 64rem)'
const { Part, load } = lazyPagePart(() => import('./filter-form.tsx'))

export const LateFilterForm = Part

export const isWide = (): boolean => window.matchMedia(WIDE).matches

/** Small screens show it only without JavaScript, or if it was opened before hydration: they have a sheet instead. */
const isVisible = (): boolean =>
  import.meta.env.SSR || isWide() || document.querySelector('.filter-panel > [open]') !== null

/** Whether the form is visible, or was before the window became smaller. */
export function useIsFilterFormVisible(): boolean {
  const [wasVisible, setVisible] = useState(isVisible)
  useEffect(() => {
    const media = window.matchMedia(WIDE)
    const note = () => void load().then(() => setVisible(true))
    media.addEventListener('change', note)
    return () => media.removeEventListener('change', note)
  }, [])
  return wasVisible
}

/** Loads the code of the form if it is visible. */
export async function loadFilterForm(): Promise<void> {
  if (isVisible()) await load()
}

/** The same for a form that the server has rendered. Call it before hydration: clicks before it would be lost. */
export async function loadSentFilterForm(): Promise<void> {
  if (document.querySelector('.filter-panel')) await loadFilterForm()
}
