/** The path of a page, and when it last changed. */
export interface SitemapPage {
  path: string
  changed_at?: Date
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Writes each page in both languages, with alternates. Arabic URLs have no language parameter. */
export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed_at }) => {
    const ar = escapeXml(origin + path)
    const en = escapeXml(`${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`)
    const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
    const alternates = [alternate('ar', ar), alternate('en', en), alternate('x-default', ar)].join('')
    return [ar, en].map((loc) => `<url><loc>${loc}</loc>${changed}${alternates}</url>\n`).join('')
  })
  return `${XML}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`
}

export function writeSitemapIndex(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function alternate(lang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
