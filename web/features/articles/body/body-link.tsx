import { Link } from 'react-router'
import { isSafeLink } from '#domain/articles/safe-link.ts'
import type { MarkProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

/** Files and the API are not pages of the browser's router. */
const NO_PAGE = /^\/(?:api|files)\/|\.\w+(?:[?#]|$)/

/** A link within a text: to a page of this site without a reload, or to another site. Unsafe ones are only texts. */
export function BodyLink({ mark: { attrs }, children }: MarkProps) {
  const { publicUrl } = useShownBody()
  const stored = attrs?.['href']
  if (typeof stored !== 'string' || !isSafeLink(stored)) return <span>{children}</span>
  const href = publicUrl && stored.startsWith(`${publicUrl}/`) ? stored.slice(publicUrl.length) : stored
  if (href.startsWith('/') && !NO_PAGE.test(href)) return <Link to={href}>{children}</Link>
  const isElsewhere = href.startsWith('https:')
  return (
    <a href={href} {...(isElsewhere && { rel: 'external noopener' })}>
      {children}
    </a>
  )
}
