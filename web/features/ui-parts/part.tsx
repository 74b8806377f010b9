import type { ReactNode } from 'react'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 lang="en" className="border-b border-line pb-1 text-sm text-muted">
        {name}
      </h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
