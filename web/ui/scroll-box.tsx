import type { Elements } from './elements.tsx'

interface Props {
  /** Name of the landmark. */
  label: string
  className?: string
  children: Elements
}

/** Content that may be wider than the page, such as a table: it scrolls in its own box, by keyboard too. */
export function ScrollBox({ label, className = '', children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`relative overflow-auto ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
