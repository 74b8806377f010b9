import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'

interface Props {
  to: string
  /** Renders a `NavLink`, which marks the current page, for use in menus. */
  isOfMenu?: boolean
  className: string
  children: ReactNode
}

/**
 * A link to a page that requires an account. Visitors get it by a document request, since the page only tells them to
 * sign in: loading its code would take longer.
 */
export function AccountLink({ to, isOfMenu = true, ...rest }: Props) {
  const Any = isOfMenu ? NavLink : Link
  return <Any to={to} reloadDocument={!useViewer()} {...rest} />
}
