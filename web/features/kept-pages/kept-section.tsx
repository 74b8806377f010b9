import { Boundary, MinimalFallback } from '#web/features/errors/public.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { AsOf } from './as-of.tsx'

/** What the device has of one kind. If that is damaged, the others are shown all the same. */
export function KeptSection({ title, at, children }: { title: string; at: string; children: Elements }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <Boundary fallback={MinimalFallback}>
        <AsOf at={at} />
        {children}
      </Boundary>
    </section>
  )
}
