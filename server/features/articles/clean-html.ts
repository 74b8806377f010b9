import sanitizeHtml from 'sanitize-html'
import { MOST_DEPTH } from '#domain/articles/article-body.ts'
import { isSafeLink } from '#domain/articles/safe-link.ts'
import { ownElements } from './own-elements.ts'

const TEXTS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'br', 'hr', 'a']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const KEPT = [...TEXTS, ...TABLES]
const SPANS = ['colspan', 'rowspan']
const SCHEMES = ['https', 'http', 'mailto', 'tel']

/** Elements whose text is no text of the document. */
const WITHOUT_TEXT = 'script style textarea option button noscript title xml svg math'.split(' ')

/** Readings after which HTML is taken as it is. Two were enough for all samples. */
const MOST_READINGS = 4

/**
 * Cleans HTML from other programs: keeps the elements that articles can have, and nothing of classes, comments and
 * pictures. The text of other elements stays. Elements that were apart only because of a removed one between them, such
 * as a link in an unknown element in a link, are read again, so that every program reads the result the same way.
 */
export function cleanHtml(html: string): string {
  let cleaned = cleanOnce(html)
  for (let readings = 1; readings < MOST_READINGS; readings += 1) {
    const again = cleanOnce(cleaned)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

const cleanOnce = (html: string): string =>
  sanitizeHtml(ownElements(html, { kept: KEPT, withoutText: WITHOUT_TEXT, schemes: SCHEMES }), {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'], th: SPANS, td: SPANS, ol: ['start'] },
    allowedSchemes: SCHEMES,
    nestingLimit: MOST_DEPTH,
    transformTags: { a: safeLink },
  })

/** Nearly all sites answer by https too. The text of an unsafe link stays. */
function safeLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const link = href.trim().replace(/^http:\/\//i, 'https://')
  return isSafeLink(link) ? { tagName, attribs: { href: link } } : { tagName, attribs: {} }
}
