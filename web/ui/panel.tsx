import type { HTMLAttributes } from 'react'
import type { Elements } from './elements.tsx'

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as?: 'section' | 'article' | 'li' | 'div' | 'p' | 'fieldset' | 'figure'
  title?: string
  /** Replaces the default column layout. */
  className?: string
  children?: Elements
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
