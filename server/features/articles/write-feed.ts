import type { Lang } from '#domain/language.ts'
import { namedFileSize, type PictureSize } from '#domain/pictures/picture-size.ts'
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
  changed_at: Date
  cover: ({ url: string } & PictureSize) | null
}

export interface Feed {
  origin: string
  lang: Lang
  /** The name of the site. */
  name: string
  about: string
  now: Date
  /** Newest first. */
  posts: readonly FeedPost[]
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"'

/** Writes an RSS 2.0 feed. The IDs of its items stay when their addresses change. */
export function writeFeed({ origin, lang, name, about, now, posts }: Feed): string {
  const addressOf = (path: string) => `${origin}${encodeURI(path)}${lang === 'en' ? '?lang=en' : ''}`
  const channel = [
    element('title', name),
    element('link', addressOf('/blog')),
    element('description', about),
    element('language', lang),
    `<atom:link href="${escapeXml(addressOf('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', lastChange(posts, now).toUTCString()),
  ]
  const items = posts.map((post) => {
    const parts = [
      element('title', post.title),
      element('link', addressOf(post.path)),
      `<guid isPermaLink="false">urn:uuid:${post.id}:${lang}</guid>`,
      element('pubDate', post.published_at.toUTCString()),
      ...(post.excerpt ? [element('description', post.excerpt)] : []),
      ...(post.cover ? [picture(new URL(post.cover.url, origin).href, namedFileSize(post.cover))] : []),
      ...(post.author ? [element('dc:creator', post.author)] : []),
      ...post.tags.map((tag) => element('category', tag)),
    ]
    return `<item>\n${parts.join('\n')}\n</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n${[...channel, ...items].join('\n')}\n</channel>\n</rss>\n`
}

/** A scheduled post was changed before it became public. */
function lastChange(posts: readonly FeedPost[], now: Date): Date {
  const times = posts.flatMap(({ published_at, changed_at }) => [published_at.getTime(), changed_at.getTime()])
  return times.length ? new Date(Math.max(...times)) : now
}

/** Not an enclosure, which must state the size of the file. All pictures of the library are WebP. */
const picture = (url: string, { width, height }: PictureSize): string =>
  `<media:content url="${escapeXml(url)}" medium="image" type="image/webp" width="${width}" height="${height}"/>`

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
