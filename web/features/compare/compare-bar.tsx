import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { comparedCars } from './compared-cars.ts'

const OpenCompareBar = lazy(() => import('./open-compare-bar.tsx'))

/** Stands at the bottom while cars wait to be compared. */
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
