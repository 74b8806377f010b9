import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'li' | 'div' | 'p' | 'fieldset' | 'figure'
  title?: string
  /** Replaces the default column layout. */
  className?: string
}

/** A bordered box. */
export function Panel({
  as: Element = 'section',
  title,
  className = 'flex flex-col gap-4 p-5',
  children,
  ...rest
}: Props) {
  return (
    <Element {...rest} className={className ? `panel ${className}` : 'panel'}>
      {title && <h2 className="text-lg font-semibold">{title}</h2>}
      {children}
    </Element>
  )
}
