import type { CarCard } from '#contract/cars.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { LateCarRow } from './late-cars.ts'

/** A row of cars below the fold of a page whose loader has awaited `LateCarRow.load`. */
export function CarsBelow({ title, cars }: { title: string; cars: readonly CarCard[] }) {
  if (!cars.length) return null
  return (
    <LateBoundary>
      <LateCarRow title={title} cars={cars} fallback={null} />
    </LateBoundary>
  )
}
