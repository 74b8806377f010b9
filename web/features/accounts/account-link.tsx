import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { signInAddress } from './sign-in-address.ts'

interface Props {
  to: string
  /** Of a menu that marks the page one is on. */
  isOfMenu?: boolean
  className: string
  children: ReactNode
}

/**
 * A link to a page that needs an account. Visitors get to the sign-in page, from the server: on a slow connection the
 * code of either page would take longer.
 */
export function AccountLink({ to, isOfMenu = true, ...rest }: Props) {
  const Any = isOfMenu ? NavLink : Link
  if (useViewer()) return <Any to={to} {...rest} />
  return <Link to={signInAddress({ pathname: to, search: '' })} reloadDocument {...rest} />
}
