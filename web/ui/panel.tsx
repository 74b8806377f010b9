import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'li' | 'div' | 'p' | 'fieldset' | 'figure'
  title?: string
  /** Replaces the layout, which is a column. */
  className?: string
}

/** A bordered box on the page's ground. */
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
