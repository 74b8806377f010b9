import type { Elements } from '#web/ui/elements.tsx'

export function Part({ name, children }: { name: string; children: Elements }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 lang="en" className="border-b border-line pb-1 text-sm text-muted">
        {name}
      </h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: Elements }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
