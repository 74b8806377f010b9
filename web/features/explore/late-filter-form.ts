import { useEffect, useState } from 'react'
import { listenToMedia, matchesMedia } from '#web/platform/browser/media-query.ts'
import { latePart } from '#web/rendering/late-part.tsx'

const WIDE = '(width >= 64rem)'

export const FilterForm = latePart(async () => (await import('./filter-form.tsx')).FilterForm)

export const isWide = (): boolean => matchesMedia(WIDE)

/** Small screens show it only without JavaScript, or if it was opened before hydration: they have a sheet instead. */
const isVisible = (): boolean =>
  import.meta.env.SSR || isWide() || document.querySelector('.filter-panel > [open]') !== null

type Visibility = 'shown' | 'loading' | 'hidden'

/** Whether the form is visible, or was before the window became smaller. Its code is loaded when it becomes visible. */
export function useFilterForm(): Visibility {
  const [state, setState] = useState<Visibility>(() => (isVisible() ? 'shown' : 'hidden'))
  useEffect(() => {
    function note() {
      setState((last) => (last === 'hidden' ? 'loading' : last))
      FilterForm.load().then(
        () => setState('shown'),
        () => setState('hidden'),
      )
    }
    return listenToMedia(WIDE, note)
  }, [])
  return state
}

/** Loads the code of the form if it is visible. */
export async function loadFilterForm(): Promise<void> {
  if (isVisible()) await FilterForm.load()
}
