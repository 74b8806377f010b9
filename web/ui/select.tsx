import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** A styled native select. */
export function Select({ children, ...select }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block grow">
      <select {...select} className="field">
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-muted">
        <Icon name="down" size={16} />
      </span>
    </span>
  )
}
