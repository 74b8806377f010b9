import { Suspense, type ComponentProps } from 'react'
import type { CarPage } from '#contract/search.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'

const loadEmptyResult = () => import('./empty-result.tsx')
const loadCarsAlone = () => import('./cars-alone.tsx')
const loadUnderstoodText = () => import('./understood-text.tsx')
const LaterEmptyResult = lazyPart(loadEmptyResult)
const LaterCarsAlone = lazyPart(loadCarsAlone)
const LaterUnderstoodText = lazyPart(loadUnderstoodText)

/** Code that is already loaded. React would suspend for a moment on a lazy component even then. */
const here: {
  emptyResult?: Awaited<ReturnType<typeof loadEmptyResult>>
  carsAlone?: Awaited<ReturnType<typeof loadCarsAlone>>
  understoodText?: Awaited<ReturnType<typeof loadUnderstoodText>>
} = {}

/**
 * Loads the parts that a page needs, so that it renders without a fallback. After a failure the lazy component loads
 * itself.
 */
export async function loadSeldomParts({ total, understood }: CarPage): Promise<void> {
  try {
    if (total === 0) here.emptyResult ??= await loadEmptyResult()
    if (understood.other_goods) here.carsAlone ??= await loadCarsAlone()
    const { chips, unused, sought, unsaid, unread } = understood
    if (chips.length || unused.length || sought.length || unsaid.length || unread.length)
      here.understoodText ??= await loadUnderstoodText()
  } catch {}
}

export function EmptyResult(props: ComponentProps<typeof LaterEmptyResult>) {
  const Part = here.emptyResult?.default ?? LaterEmptyResult
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export function CarsAlone(props: ComponentProps<typeof LaterCarsAlone>) {
  const Part = here.carsAlone?.default ?? LaterCarsAlone
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export function UnderstoodText(props: ComponentProps<typeof LaterUnderstoodText>) {
  const Part = here.understoodText?.default ?? LaterUnderstoodText
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
