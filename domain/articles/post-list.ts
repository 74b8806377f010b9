import { wantedParts } from '#domain/text/contains-words.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Lang } from '#domain/language.ts'
import { POSTS_ON_PAGE } from './article-kinds.ts'

/** What the list of posts needs to know of one. Times are in milliseconds; null for a draft. */
export interface ListedPost {
  id: string
  ar: number | null
  en: number | null
  tags_ar: readonly string[]
  tags_en: readonly string[]
  make_id: number | null
  model_id: number | null
  /** The distinct words of a language, by `searchText`, with a space before each. */
  words_ar: string
  words_en: string
}

export interface PostQuestion {
  lang: Lang
  /** Words of the title, the excerpt, the body or the tags. */
  q?: string | undefined
  /** In either language. */
  tag?: string | undefined
  /** Whether a post is about what is asked for. */
  isAbout: (post: ListedPost) => boolean
  page: number
}

export interface FoundPosts {
  /** Those on the page, newest first. */
  ids: string[]
  total: number
  /** Of all published posts, in the wanted language, most frequent first. */
  tags: { tag: string; count: number }[]
}

/** Finds a page of published posts, and counts them. */
export function findPosts(
  posts: readonly ListedPost[],
  { lang, q, tag, isAbout, page }: PostQuestion,
  now: Date,
): FoundPosts {
  const hasWords = q === undefined ? () => true : matcherOf(q)
  const found: { id: string; time: number }[] = []
  const counts = new Map<string, number>()
  const named = new Set<string>()
  for (const post of posts) {
    const time = publicSince(post, lang, now.getTime())
    if (time === null) continue
    const shown = publicTexts(post, now.getTime())
    for (const one of shown.tags) counts.set(one, (counts.get(one) ?? 0) + 1)
    for (const one of shown.tagsOf[lang]) named.add(one)
    if (tag !== undefined && !shown.tags.has(tag)) continue
    if (isAbout(post) && hasWords(shown.words)) found.push({ id: post.id, time })
  }
  return {
    ids: newestFirst(found)
      .slice((page - 1) * POSTS_ON_PAGE, page * POSTS_ON_PAGE)
      .map(({ id }) => id),
    total: found.length,
    tags: byCount(counts).filter((one) => named.has(one.tag)),
  }
}

/** The IDs of the posts that were published after and before a public one. */
export function neighboursOf(
  posts: readonly ListedPost[],
  id: string,
  lang: Lang,
  now: Date,
): { next: string | null; previous: string | null } {
  const listed = posts.flatMap((post) => {
    const time = publicSince(post, lang, now.getTime())
    return time === null ? [] : [{ id: post.id, time }]
  })
  const ordered = newestFirst(listed)
  const at = ordered.findIndex((post) => post.id === id)
  return at === -1
    ? { next: null, previous: null }
    : { next: ordered[at - 1]?.id ?? null, previous: ordered[at + 1]?.id ?? null }
}

const newestFirst = (posts: readonly { id: string; time: number }[]) =>
  posts.toSorted((one, other) => other.time - one.time || (one.id < other.id ? 1 : -1))

/** Since when a post is public in the language in which it is shown; null if it is in neither. */
export function publicSince({ ar, en }: Pick<ListedPost, 'ar' | 'en'>, lang: Lang, now: number): number | null {
  const [wanted, other] = lang === 'ar' ? [ar, en] : [en, ar]
  if (wanted !== null && wanted <= now) return wanted
  return other !== null && other <= now ? other : null
}

/** The words and tags of the languages that are public. */
function publicTexts({ ar, en, ...post }: ListedPost, now: number) {
  const [isInArabic, isInEnglish] = [ar !== null && ar <= now, en !== null && en <= now]
  const tagsOf = { ar: isInArabic ? post.tags_ar : [], en: isInEnglish ? post.tags_en : [] }
  return {
    words: (isInArabic ? post.words_ar : '') + (isInEnglish ? post.words_en : ''),
    tags: new Set([...tagsOf.ar, ...tagsOf.en]),
    tagsOf,
  }
}

export const byCount = (tags: ReadonlyMap<string, number>): { tag: string; count: number }[] =>
  [...tags]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'ar'))

/** Patterns of letters, digits and spaces, which are several times as fast as `includes` for parts of many texts. */
function matcherOf(q: string): (text: string) => boolean {
  const words = searchText(q).split(' ').filter(Boolean)
  const patterns = words.map((word) => new RegExp(wantedParts(word).join('|')))
  return (text) => patterns.length > 0 && patterns.every((pattern) => pattern.test(text))
}
