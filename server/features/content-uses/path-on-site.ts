/** The readable path that a link leads to on this site, without its search and anchor; null for other sites. */
export function pathOnSite(href: string, site: string): string | null {
  if (!URL.canParse(href, site)) return null
  const { origin, pathname } = new URL(href, site)
  if (origin !== new URL(site).origin) return null
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
