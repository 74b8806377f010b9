import type { ReactNode } from 'react'

/**
 * Link that skips content, for keyboards; visible while focused.
 * @param to id of the target
 */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="no-print sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-floating focus:p-3"
    >
      {children}
    </a>
  )
}
