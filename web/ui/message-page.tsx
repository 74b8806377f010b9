import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'

/** A page with a single message and links. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="content" className="page flex flex-col items-center py-12 text-center">
      <Scene name="desert" />
      <h1 className="mt-6 text-2xl font-bold">{title}</h1>
      <p className="mt-3 max-w-prose text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  )
}
