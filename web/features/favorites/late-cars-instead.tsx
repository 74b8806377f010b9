import { latePart } from '#web/rendering/late-part.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

const Cars = latePart(async () => (await import('./cars-instead.tsx')).CarsInstead)

/** Cars for pages that have nothing else to show. They come after the page, which says what it has to say without them. */
export function LateCarsInstead() {
  return useIsHydrated() && <Cars fallback={null} />
}
