import type { Lang } from '#domain/language.ts'
import { escapeXml } from '#server/platform/http/escape-xml.ts'

interface FeedPost {
  id: string
  path: string
  title: string
  excerpt: string
  /** Empty: the site. */
  author: string
  tags: readonly string[]
  published_at: Date
}

export interface Feed {
  origin: string
  lang: Lang
  /** The name of the site. */
  name: string
  /** Newest first. */
  posts: readonly FeedPost[]
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** Writes an RSS 2.0 feed. The IDs of its items stay when their addresses change. */
export function writeFeed({ origin, lang, name, posts }: Feed): string {
  const addressOf = (path: string) => `${origin}${encodeURI(path)}${lang === 'en' ? '?lang=en' : ''}`
  const channel = [
    element('title', name),
    element('link', addressOf('/blog')),
    element('description', name),
    element('language', lang),
    `<atom:link href="${escapeXml(addressOf('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, 1).map((post) => element('lastBuildDate', post.published_at.toUTCString())),
  ]
  const items = posts.map((post) => {
    const parts = [
      element('title', post.title),
      element('link', addressOf(post.path)),
      `<guid isPermaLink="false">urn:uuid:${post.id}:${lang}</guid>`,
      element('pubDate', post.published_at.toUTCString()),
      ...(post.excerpt ? [element('description', post.excerpt)] : []),
      ...(post.author ? [element('dc:creator', post.author)] : []),
      ...post.tags.map((tag) => element('category', tag)),
    ]
    return `<item>\n${parts.join('\n')}\n</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n${[...channel, ...items].join('\n')}\n</channel>\n</rss>\n`
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
