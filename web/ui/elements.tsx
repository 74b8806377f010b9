import type { ReactElement } from 'react'

/**
 * Elements or nothing. Children that are shown beside others have this type instead of `ReactNode`, which includes
 * texts: a browser that translates a page replaces texts without an element of their own.
 */
export type Elements = ReactElement | '' | boolean | null | undefined | readonly Elements[]

/** Gives a text an element of its own. */
export const asElements = (children: Elements | string): Elements =>
  typeof children === 'string' ? <span>{children}</span> : children
