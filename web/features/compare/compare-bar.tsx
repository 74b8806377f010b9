import { useLocation } from 'react-router'
import { latePart } from '#web/rendering/late-part.tsx'
import { comparedCars } from './compared-cars.ts'

const OpenCompareBar = latePart(async () => (await import('./open-compare-bar.tsx')).OpenCompareBar)

/** Bar at the bottom while cars are selected for comparison. */
export function CompareBar() {
  const ids = comparedCars.useIds()
  const { pathname } = useLocation()
  if (!ids.length || pathname === '/compare') return null
  return <OpenCompareBar ids={ids} isBesideBar={pathname.startsWith('/car/')} fallback={null} />
}
