import type { Elements } from './elements.tsx'

interface Props {
  /** Name for screen readers. No landmark, since a part of the page often has the same one. */
  label: string
  className?: string
  children: Elements
}

/** Content that may be wider than the page, such as a table: it scrolls in its own box, by keyboard too. */
export function ScrollBox({ label, className = '', children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`relative overflow-auto ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
