import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/rendering/lazy-part.ts'
import { comparedCars } from './compared-cars.ts'

const OpenCompareBar = lazyPart(() => import('./open-compare-bar.tsx'))

/** Bar at the bottom while cars are selected for comparison. */
export function CompareBar() {
  const ids = comparedCars.useIds()
  const { pathname } = useLocation()
  if (!ids.length || pathname === '/compare') return null
  return (
    <Suspense>
      <OpenCompareBar ids={ids} isBesideBar={pathname.startsWith('/car/')} />
    </Suspense>
  )
}
