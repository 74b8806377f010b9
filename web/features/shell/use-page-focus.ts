import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { headingOfPage } from '#web/ui/heading-of-page.ts'

interface Followed {
  link: HTMLAnchorElement
  href: string
  /** Index among the links of the page to the same address. */
  at: number
}

/** The link by which each address was left, in this tab. */
const followed = new Map<string, Followed>()

/**
 * Moves the focus after a navigation, so that keyboards and screen readers continue where the page does: to the link
 * that was followed when it is returned to, otherwise to its heading. A page that focuses an element itself keeps it.
 */
export function usePageFocus(): void {
  const { pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const address = pathname + search
  const shown = useRef({ pathname, address })
  const isReturn = type === NavigationType.Pop || (state as { scroll?: number } | null)?.scroll !== undefined

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const href = link?.getAttribute('href')
      if (link && href) followed.set(shown.current.address, { link, href, at: linksTo(href).indexOf(link) })
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, address }
    if (before.pathname === pathname || hash) return
    const focused = document.activeElement
    if (focused?.closest('main') && focused !== followed.get(before.address)?.link) return
    const target = (isReturn && followedFrom(address)) || headingOfPage()
    target?.focus({ preventScroll: true })
  }, [pathname, address, hash, isReturn])
}

const linksTo = (href: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
]

function followedFrom(address: string): HTMLElement | undefined {
  const one = followed.get(address)
  if (!one) return undefined
  const links = linksTo(one.href)
  const isReachable = (link: HTMLAnchorElement) => link.tabIndex >= 0 && link.checkVisibility()
  return links.slice(Math.max(0, one.at)).find(isReachable) ?? links.find(isReachable)
}
