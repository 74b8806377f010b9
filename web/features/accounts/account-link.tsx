import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { signInAddress } from './sign-in-address.ts'

interface Props {
  to: string
  /** Renders a `NavLink`, which marks the current page, for use in menus. */
  isOfMenu?: boolean
  className: string
  children: ReactNode
}

/**
 * A link to a page that requires an account. For visitors it leads to the sign-in page by a document request: on a slow
 * connection, loading the code of both pages would take longer.
 */
export function AccountLink({ to, isOfMenu = true, ...rest }: Props) {
  const Any = isOfMenu ? NavLink : Link
  if (useViewer()) return <Any to={to} {...rest} />
  return <Link to={signInAddress({ pathname: to, search: '' })} reloadDocument {...rest} />
}
