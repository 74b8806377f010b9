import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'
import { WayOut } from './way-out.tsx'

interface Props {
  title: string
  text: string
  /** Whether nobody meant to come here, so that something real is shown below. */
  isDeadEnd?: boolean
  /** Links. */
  children: ReactNode
}

/** A page with a single message and links. */
export function MessagePage({ title, text, isDeadEnd = false, children }: Props) {
  return (
    <main id="content" className="page flex flex-col gap-12 py-12">
      <div className="flex flex-col items-center text-center">
        <Scene name="desert" />
        <h1 className="mt-6 text-2xl font-bold">{title}</h1>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
      {isDeadEnd && <WayOut />}
    </main>
  )
}
