import sanitizeHtml from 'sanitize-html'
import { MOST_DEPTH } from '#domain/articles/article-body.ts'
import { isSafeLink } from '#domain/articles/safe-link.ts'

const TEXTS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'br', 'hr', 'a']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const SPANS = ['colspan', 'rowspan']

/** Elements whose text is no text of the document. */
const WITHOUT_TEXT = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xml', 'figure', 'svg', 'math']

/** Elements that programs use instead of those that articles have. */
const SAME: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
}

/** Google Docs puts a whole document into an element for bold text that is not bold. */
const NOT_BOLD = /<b\s[^<>]*id="docs-internal-guid[^<>]*>/g

/** Readings after which HTML is taken as it is. Two were enough for all samples. */
const MOST_READINGS = 4

/**
 * Cleans HTML from other programs: keeps the elements that articles can have, and nothing of styles, classes, comments
 * and pictures. The text of other elements stays. Elements that were apart only because of a removed one between them,
 * such as a link in an unknown element in a link, are read again, so that every program reads the result the same way.
 */
export function cleanHtml(html: string): string {
  let cleaned = cleanOnce(html.replace(NOT_BOLD, '<div>'))
  for (let readings = 1; readings < MOST_READINGS; readings += 1) {
    const again = cleanOnce(cleaned)
    if (again === cleaned) break
    cleaned = again
  }
  return cleaned
}

const cleanOnce = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...TEXTS, ...TABLES],
    allowedAttributes: { a: ['href'], th: SPANS, td: SPANS, ol: ['start'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: MOST_DEPTH,
    transformTags: { ...SAME, a: withoutUnsafe },
  })

/** The text of an unsafe link stays. */
function withoutUnsafe(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isSafeLink(href) ? { tagName, attribs: { href } } : { tagName, attribs: {} }
}
