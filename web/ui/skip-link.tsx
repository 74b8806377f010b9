import type { ReactNode } from 'react'

/** For the keyboard, past what comes first; seen while it has the focus. @param to the id of what follows */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-floating focus:p-3"
    >
      {children}
    </a>
  )
}
