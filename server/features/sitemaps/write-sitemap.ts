import { LANGUAGES, type Lang } from '#domain/language.ts'
import { escapeXml } from '#server/platform/http/escape-xml.ts'

/** The path of a page, and when it last changed. */
export interface SitemapPage {
  path: string
  changed_at?: Date
  /** If it is not in both. */
  langs?: readonly Lang[]
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Writes each page in its languages, with alternates. Arabic URLs have no language parameter. */
export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed_at, langs = LANGUAGES }) => {
    const en = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`
    const addresses = { ar: escapeXml(origin + path), en: escapeXml(en) }
    const [first = 'ar'] = langs
    const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
    const alternates = langs.map((lang) => alternate(lang, addresses[lang])).join('')
    const all = `${alternates}${alternate('x-default', addresses[first])}`
    return langs.map((lang) => `<url><loc>${addresses[lang]}</loc>${changed}${all}</url>\n`).join('')
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
